import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/controls/app-link';
import { ButtonLink } from '@/components/controls/button-link';
import { Icon } from '@/components/display/icon';
import { LineIcon } from '@/components/display/line-icon';
import { Skeleton } from '@/components/feedback/skeleton';
import type { Audience } from '@/lib/content/component-rules';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { routes } from '@/lib/routes/routes';
import { AccountMenuIsland, AccountPanelIsland, BalanceIsland, BellIsland } from '../islands/member-islands';
import { AuthLinks } from './auth-links';

/** Drawn by the server alone: in the list of icons it would travel to every browser. */
const BELL = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2ZM10 18.5a2 2 0 0 0 4 0M12 5V3.5';
const ROUND =
  'flex size-11 shrink-0 items-center justify-center rounded-control bg-surface-2 transition-colors hover:bg-surface-3';

export type HeaderSlots = { search: ReactNode; balance: ReactNode; session: ReactNode };

/** What stands in the header. Each audience gets its own at once, so nothing jumps when the personal part arrives. */
export async function getHeaderSlots(audience: Audience): Promise<HeaderSlots> {
  const t = await getTranslations('nav');
  const account = await getTranslations('account');
  const search = (
    <AppLink
      href={routes.gamesSearch()}
      prefetch={false}
      className="flex h-11 items-center gap-3 rounded-control bg-surface-1 px-4 text-muted transition-colors hover:bg-surface-2"
    >
      <Icon name="search" size={20} />
      <span className="truncate">{t('searchGames')}</span>
    </AppLink>
  );
  if (audience === 'guest') {
    return { search, balance: null, session: <AuthLinks logIn={t('logIn')} register={t('register')} /> };
  }
  const bell = {
    label: t('notifications'),
    icon: <LineIcon d={BELL} size={22} aria-hidden />,
    className: `relative ${ROUND}`,
  };
  const menu = { label: account('menu'), icon: <Icon name="user" size={22} />, buttonClass: ROUND };
  return {
    search,
    balance: (
      <>
        <BalanceIsland waiting={<Skeleton className="h-11 w-28" />} />
        <span data-needs="money" className="max-tablet:hidden">
          <ButtonLink href={cashboxRoutes.at()} size="small" prefetch={false}>
            {t('deposit')}
          </ButtonLink>
        </span>
      </>
    ),
    session: (
      <>
        <BellIsland
          {...bell}
          waiting={
            <AppLink
              href={routes.profile('notifications')}
              prefetch={false}
              aria-label={bell.label}
              data-bell
              className={bell.className}
            >
              {bell.icon}
            </AppLink>
          }
        />
        <AccountMenuIsland
          {...menu}
          waiting={
            <AppLink href={routes.profile()} prefetch={false} aria-label={menu.label} className={ROUND}>
              {menu.icon}
            </AppLink>
          }
        >
          <AccountPanelIsland waiting={<Skeleton className="h-28 w-full" />} />
        </AccountMenuIsland>
      </>
    ),
  };
}
