import { existsSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@kozyr/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { routes } from '../../lib/routes/routes';
import { ROOT, read } from './support/tree';

/** The parts of the product that the specification claims (§1): where a player finds each, and what serves it. */
const PARTS = [
  { part: 'games', at: routes.games(), feature: 'lobby', calls: ['listGames', 'launchGame'], code: 'play/games' },
  { part: 'games by provider', at: routes.providers(), feature: 'lobby', calls: ['listProviders'], code: 'play/games' },
  { part: 'live tables', at: routes.liveCasino(), feature: 'live', calls: ['listLiveTables'], code: 'play/live' },
  {
    part: 'bonuses',
    at: routes.bonuses(),
    feature: 'bonuses',
    calls: ['listBonuses', 'subscribeBonus'],
    code: 'rewards/bonuses',
  },
  {
    part: 'cashbox',
    at: routes.cashboxPage(),
    feature: 'cashbox',
    calls: ['createDeposit', 'createWithdrawal'],
    code: 'money/payments',
  },
  { part: 'wheel', at: routes.wheel(), feature: 'wheel', calls: ['getWheel', 'spinWheel'], code: 'rewards/wheel' },
  {
    part: 'battles',
    at: routes.battles(),
    feature: 'battles',
    calls: ['listBattles', 'enterBattle'],
    code: 'rewards/battles',
  },
  {
    part: 'jackpots',
    at: routes.jackpots(),
    feature: 'jackpots',
    calls: ['listJackpots', 'turnJackpotCard'],
    code: 'rewards/jackpots',
  },
] as const;

const isThere = (...parts: string[]) => existsSync(path.join(ROOT, ...parts));

describe('the whole product (§1)', () => {
  it.each(PARTS)(
    'the product has $part: a page, a place in the navigation, a feature, calls and their service',
    (one) => {
      expect(isThere('app/[locale]/[audience]', one.at, 'page.tsx')).toBe(true);
      expect(isThere('features', one.feature, 'components')).toBe(true);
      expect(isThere('platform/src/services', one.code)).toBe(true);
      for (const call of one.calls) expect(Object.keys(endpoints)).toContain(call);
    },
  );

  it('every page leads to each part of the product', () => {
    const items = read('app/frame/nav-items.ts');
    for (const name of ['games', 'liveCasino', 'providers', 'bonuses', 'battles', 'jackpots', 'wheel'])
      expect(items).toContain(`routes.${name}()`);
    expect(items).toContain('cashboxRoutes.at()');
  });
});
