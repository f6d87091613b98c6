import type { Locale } from '@kozyr/contracts/locales';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppFrame } from '@/components/layout/app-frame';
import { BottomBar } from '@/components/layout/bottom-bar';
import { Brand } from '@/components/layout/brand';
import { LanguageLinks } from '@/components/layout/language-links';
import { MenuButton } from '@/components/layout/menu-button';
import { MenuList } from '@/components/layout/menu-list';
import { SideRail } from '@/components/layout/side-rail';
import { SiteHeader } from '@/components/layout/site-header';
import type { Audience } from '@/lib/content/component-rules';
import { LANGUAGES } from '@/lib/i18n/languages';
import { getHeaderSlots } from './header-slots';
import { getNavItems } from './nav-items';
import { PageFooter } from './page-footer';

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
  const items = await getNavItems();
  const slots = await getHeaderSlots(audience);
  const personal = audience === 'member' ? [items.profile] : [];
  const languages = <LanguageLinks label={t('languages')} languages={LANGUAGES} />;
  return (
    <AppFrame
      skipLabel={frame('skip')}
      header={<SiteHeader brand={<Brand label={frame('toMain')} />} {...slots} />}
      rail={
        <SideRail
          label={t('label')}
          items={[items.main, items.games, items.bonuses, items.cashbox, ...personal]}
          toggle={{ open: t('openRail'), close: t('closeRail') }}
        />
      }
      bottomBar={
        <BottomBar
          label={t('label')}
          before={[items.lobby, items.search]}
          cashbox={items.cashbox}
          after={[items.bonuses]}
          menu={
            <MenuButton label={t('menu')}>
              <MenuList items={[items.main, items.games, items.bonuses, items.cashbox, ...personal]} />
              <div className="mt-4 border-hairline border-t pt-4">{languages}</div>
            </MenuButton>
          }
        />
      }
      footer={<PageFooter locale={locale} languages={languages} />}
    >
      {children}
    </AppFrame>
  );
}
