import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { ServerData } from '@/app/frame/server-data';
import { type PageParams, readPageParams } from '@/app/page-params';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { Cashbox } from '@/features/cashbox/components/cashbox';
import { DepositFormSkeleton } from '@/features/cashbox/components/deposit-form-skeleton';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const t = await getTranslations('cashbox');
  const path = routes.cashboxPage();
  return {
    ...pageMetadata({ locale, path, title: `${t('title')} | Kozyr`, description: t('loginFirst') }),
    robots: { index: false },
  };
}

/** The cashbox as a page. Guests are asked to log in. Spec §2. */
export default async function CashboxPage({ params }: { params: PageParams }) {
  const { audience } = await readPageParams(params);
  const t = await getTranslations('cashbox');
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={t('title')} />
      {audience === 'member' ? (
        <Suspense fallback={<DepositFormSkeleton />}>
          <ServerData>
            <Cashbox />
          </ServerData>
        </Suspense>
      ) : (
        <EmptyState
          suit="diamonds"
          title={t('loginFirst')}
          action={
            <ButtonLink href={routes.auth('login', routes.cashboxPage())} tone="gold" scroll={false}>
              {t('logIn')}
            </ButtonLink>
          }
        >
          {t('loginFirstText')}
        </EmptyState>
      )}
    </div>
  );
}
