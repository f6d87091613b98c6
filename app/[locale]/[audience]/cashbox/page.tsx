import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PageTexts } from '@/app/frame/page-texts';
import { ServerData } from '@/app/frame/server-data';
import { DepositOffers } from '@/app/modals/deposit-offers';
import type { PageParams } from '@/app/page-params';
import { AskToJoin } from '@/app/shell/ask-to-join';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { PageHeader } from '@/components/layout/page-header';
import { Cashbox } from '@/features/cashbox/components/cashbox';
import { CloseCashbox } from '@/features/cashbox/components/close-cashbox';
import { DepositFormSkeleton } from '@/features/cashbox/deposit/components/deposit-form-skeleton';
import { routes } from '@/lib/routes/routes';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('cashbox', params, { index: false });
}

/** The cashbox as a page, with the editors' help under it. Guests are asked to log in. Spec §2. */
export default async function CashboxPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('cashbox', params);
  const t = await getTranslations('cashbox');
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={title} action={<CloseCashbox />} />
      <div className="flex flex-col gap-12">
        {audience === 'member' ? (
          <Suspense fallback={<DepositFormSkeleton />}>
            <PageTexts of={['cashbox']}>
              <ServerData>
                <Cashbox offers={<DepositOffers />} />
              </ServerData>
            </PageTexts>
          </Suspense>
        ) : (
          <AskToJoin
            suit="diamonds"
            title={t('loginFirst')}
            text={t('loginFirstText')}
            action={t('logIn')}
            kind="login"
            over={routes.cashboxPage()}
          />
        )}
        <PageBlocks components={components ?? []} locale={locale} audience={audience} page="cashbox" under />
      </div>
    </div>
  );
}
