import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ServerData } from '@/app/frame/server-data';
import { type PageParams, readPageParams } from '@/app/page-params';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { ProfileCard } from '@/features/profile/components/profile-card';
import { WalletCard } from '@/features/wallet/components/wallet-card';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const t = await getTranslations('profile');
  const path = routes.profile();
  return {
    ...pageMetadata({ locale, path, title: `${t('title')} | Kozyr`, description: t('loginFirst') }),
    robots: { index: false },
  };
}

/** The player's own page in a first form: personal data and balances. Spec §2. */
export default async function ProfilePage({ params }: { params: PageParams }) {
  const { audience } = await readPageParams(params);
  const t = await getTranslations('profile');
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={t('title')} />
      {audience === 'member' ? (
        <div className="grid gap-5 desktop:grid-cols-2">
          <ServerData>
            <ProfileCard />
            <WalletCard />
          </ServerData>
        </div>
      ) : (
        <EmptyState
          suit="hearts"
          title={t('loginFirst')}
          action={
            <ButtonLink href={routes.auth('login', routes.profile())} tone="gold" scroll={false}>
              {t('logIn')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
