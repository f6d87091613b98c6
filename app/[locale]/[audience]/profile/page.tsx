import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { ProfileCard } from '@/features/profile/components/profile-card';
import { WalletCard } from '@/features/wallet/components/wallet-card';

type Props = { params: Promise<{ locale: string; audience: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'profile' });
  return { title: t('title'), robots: { index: false } };
}

/** The player's own page in a first form: personal data and balances. Spec §2. */
export default async function ProfilePage({ params }: Props) {
  const { locale, audience } = await params;
  setRequestLocale(locale);
  const t = await getTranslations('profile');
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-5">
      <h1 className="font-display font-semibold text-2xl">{t('title')}</h1>
      {audience === 'member' ? (
        <div className="grid gap-5 desktop:grid-cols-2">
          <ProfileCard />
          <WalletCard />
        </div>
      ) : (
        <EmptyState
          suit="hearts"
          title={t('loginFirst')}
          action={
            <ButtonLink href="?auth=login" tone="gold" scroll={false}>
              {t('logIn')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
