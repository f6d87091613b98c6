import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { Cashbox } from '@/features/cashbox/components/cashbox';
import { DepositFormSkeleton } from '@/features/cashbox/components/deposit-form-skeleton';

type Props = { params: Promise<{ locale: string; audience: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'cashbox' });
  return { title: t('title'), robots: { index: false } };
}

/** The cashbox as a page. Guests are asked to log in. Spec §2. */
export default async function CashboxPage({ params }: Props) {
  const { locale, audience } = await params;
  setRequestLocale(locale);
  const t = await getTranslations('cashbox');
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-5">
      <h1 className="font-display font-semibold text-2xl">{t('title')}</h1>
      {audience === 'member' ? (
        <Suspense fallback={<DepositFormSkeleton />}>
          <Cashbox />
        </Suspense>
      ) : (
        <EmptyState
          suit="diamonds"
          title={t('loginFirst')}
          action={
            <ButtonLink href="?auth=login" tone="gold" scroll={false}>
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
