import type { Locale } from '@kozyr/contracts/locales';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/display/icon';
import { AppFrame } from '@/components/layout/app-frame';
import { BottomBar } from '@/components/layout/bottom-bar';
import { Brand } from '@/components/layout/brand';
import { LanguageLinks } from '@/components/layout/language-links';
import { MenuButton } from '@/components/layout/menu-button';
import { MenuList } from '@/components/layout/menu-list';
import { SideRail } from '@/components/layout/side-rail';
import { SiteHeader } from '@/components/layout/site-header';
import type { Audience } from '@/lib/content/component-rules';
import { getSocialLinks } from '@/lib/content/content';
import { hasOfflinePage } from '@/lib/env/server';
import { LANGUAGES } from '@/lib/i18n/languages';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { routes } from '@/lib/routes/routes';
import { BonusBadgeIsland, ChatBadgeIsland, StoppedNoticeIsland } from '../islands/member-islands';
import { BackLink } from './back-link';
import { getHeaderSlots } from './header-slots';
import { LateHosts } from './late-hosts';
import { getNavGroups, getNavItems } from './nav-items';
import { PageFooter } from './page-footer';
import { PlayMoneyNotice } from './play-money-notice';

/** The frame with the site's own destinations, texts and features in its slots. */
export async function SiteFrame({
  locale,
  audience,
  children,
}: {
  locale: Locale;
  audience: Audience;
  children: ReactNode;
}) {
  const t = await getTranslations('nav');
  const frame = await getTranslations('frame');
  const offline = await getTranslations('offline');
  const badges = audience === 'member' ? { bonuses: <BonusBadgeIsland />, support: <ChatBadgeIsland /> } : {};
  const items = await getNavItems(badges);
  const groups = await getNavGroups(badges);
  const slots = await getHeaderSlots(audience);
  const languages = <LanguageLinks label={t('languages')} languages={LANGUAGES} />;
  return (
    <>
      <AppFrame
        skipLabel={frame('skip')}
        header={
          <SiteHeader
            back={<BackLink label={t('back')} icon={<Icon name="arrow-left" size={20} />} />}
            brand={<Brand label={frame('toMain')} />}
            {...slots}
          />
        }
        rail={<SideRail label={t('label')} groups={groups} toggle={{ open: t('openRail'), close: t('closeRail') }} />}
        bottomBar={
          <BottomBar
            label={t('label')}
            before={[
              { ...items.lobby, needs: 'bonuses' },
              // Where the live casino has an entry of its own beside it, it is not part of the lobby.
              { ...items.lobby, key: 'lobbyBesideLive', insteadOf: 'bonuses', except: routes.liveCasino() },
              items.search,
            ]}
            cashbox={items.cashbox}
            insteadOfCashbox={[{ ...items.profile, insteadOf: 'money' }]}
            after={[items.bonuses, { ...items.live, insteadOf: 'bonuses' }]}
            menu={
              <MenuButton label={t('menu')} icon={<Icon name="menu" size={24} />} badge={badges.support}>
                <MenuList label={t('menu')} groups={groups} />
                <div className="mt-5 border-hairline border-t pt-3">{languages}</div>
              </MenuButton>
            }
          />
        }
        footer={<PageFooter locale={locale} audience={audience} languages={languages} groups={groups} />}
      >
        <PlayMoneyNotice name={frame('playMoney.name')} text={frame('playMoney.text')} />
        {audience === 'member' && <StoppedNoticeIsland withdrawHref={cashboxRoutes.at('withdrawal')} />}
        {children}
      </AppFrame>
      <LateHosts
        locale={locale}
        offline={{ text: offline('bar'), worker: hasOfflinePage() }}
        audience={audience}
        channels={await getSocialLinks(locale)}
      />
    </>
  );
}
