import type { Offered } from '@kozyr/contracts/place';
import { withoutLocale } from '../routes/paths';
import { routes } from '../routes/routes';

const PAGES: readonly (readonly [string, Offered])[] = [
  [routes.bonuses(), 'bonuses'],
  [routes.cashback(), 'cashback'],
  [routes.battles(), 'battles'],
  [routes.wheel(), 'wheel'],
  [routes.jackpots(), 'jackpots'],
  [routes.cashboxPage(), 'money'],
];

/** What a page of this site is about; undefined: something that is there for everybody. */
export function offeredAt(address: string): Offered | undefined {
  const path = withoutLocale(address).replace(/[?#].*$/, '');
  return PAGES.find(([page]) => path === page || path.startsWith(`${page}/`))?.[1];
}
