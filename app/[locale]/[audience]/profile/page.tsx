import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/frame/page-texts';
import { CloseAccountIsland, LimitsPanelIsland } from '@/app/islands/protection-islands';
import type { PageParams } from '@/app/page-params';
import { AskToJoin } from '@/app/shell/ask-to-join';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { componentsOf } from '@/app/shell/placing';
import { WhereOffered } from '@/app/shell/where-offered';
import { AddressTabs } from '@/components/display/address-tabs';
import { PageHeader } from '@/components/layout/page-header';
import { IDENTITY_PLACE, type ProfileTab, routes } from '@/lib/routes/routes';
import {
  AccountSettingsIsland,
  CashbackBriefIsland,
  IdentityCardIsland,
  NicknameCardIsland,
  NotificationListIsland,
  NotificationSettingsIsland,
  ProfileCardIsland,
  RatingTabIsland,
  SavedCardsIsland,
  WalletCardIsland,
} from './islands';

const TABS: readonly ProfileTab[] = ['profile', 'notifications', 'cashback', 'rating'];

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('profile', params, { index: false });
}

/** What the tabs read. */
const TEXTS = [
  ...(['profile', 'nickname', 'savedCards', 'protection', 'identity'] as const),
  ...(['notifications', 'cashback', 'ratingTab'] as const),
];

/** The player's own page: data and balances, cashback, rating. Spec §2. */
export default async function ProfilePage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('profile', params);
  const t = await getTranslations('profileTabs');
  const guest = await getTranslations('profile');
  const blocks = (tab?: ProfileTab) => (
    <PageBlocks
      components={componentsOf(components, { tabs: TABS, ...(tab ? { tab } : {}) })}
      locale={locale}
      audience={audience}
      page="profile"
      under="late"
    />
  );
  const tab = (key: ProfileTab) => ({ key, href: routes.profile(key), label: t(key) });
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={title} />
      <div className="flex flex-col gap-12">
        {audience === 'member' ? (
          <PageTexts of={TEXTS}>
            <AddressTabs
              label={t('label')}
              queryKey="tab"
              tabs={[
                {
                  ...tab('profile'),
                  panel: (
                    <>
                      <div className="grid gap-5 desktop:grid-cols-2">
                        <ProfileCardIsland />
                        <WalletCardIsland />
                      </div>
                      <div id={IDENTITY_PLACE} className="scroll-mt-24">
                        <IdentityCardIsland />
                      </div>
                      <NicknameCardIsland />
                      <AccountSettingsIsland />
                      <SavedCardsIsland />
                      <LimitsPanelIsland />
                      <CloseAccountIsland />
                      {blocks('profile')}
                    </>
                  ),
                },
                {
                  ...tab('notifications'),
                  panel: (
                    <div className="flex flex-col gap-5">
                      {/* As high as its skeleton, so that an empty list moves nothing below it. */}
                      <div className="min-h-80">
                        <NotificationListIsland />
                      </div>
                      <NotificationSettingsIsland />
                    </div>
                  ),
                },
                {
                  ...tab('cashback'),
                  needs: 'cashback',
                  panel: (
                    <WhereOffered needs="cashback" suit="clubs">
                      <CashbackBriefIsland moreHref={routes.cashback()} />
                      {blocks('cashback')}
                    </WhereOffered>
                  ),
                },
                {
                  ...tab('rating'),
                  needs: 'money',
                  panel: (
                    <>
                      <RatingTabIsland />
                      {blocks('rating')}
                    </>
                  ),
                },
              ]}
            />
          </PageTexts>
        ) : (
          <AskToJoin
            suit="hearts"
            title={guest('loginFirst')}
            action={guest('logIn')}
            kind="login"
            over={routes.profile()}
          />
        )}
        {blocks()}
      </div>
    </div>
  );
}
