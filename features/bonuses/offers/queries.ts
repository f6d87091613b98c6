import { getBonusSettings } from '@kozyr/contracts/bonus-settings';
import {
  BONUS_PAGE_SIZE,
  type BonusLabel,
  listBonuses,
  type ValidatedBonus,
  validateBonus,
} from '@kozyr/contracts/bonuses';
import { listRounds } from '@kozyr/contracts/games';
import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { lazyCall } from '@/lib/api/lazy-call';
import { keys } from '@/lib/query/keys';
import { BADGE_PAGE_SIZE, MAX_PAGE_SIZE, USUAL_STAKE_ROUNDS } from '../constants';
import { nextPage, offeredToday, usualStake } from './rules';

/** Bonuses on offer, page after page while fewer are loaded than there are (spec §4). */
export const bonusesQuery = (currency: Currency) =>
  infiniteQueryOptions({
    queryKey: keys.bonuses({ currency, enabled: 'true', pageSize: BONUS_PAGE_SIZE }),
    queryFn: ({ pageParam }) =>
      call(listBonuses, { query: { currency, enabled: 'true', page: pageParam, pageSize: BONUS_PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => nextPage(pages),
  });

/** The first so many bonuses on offer. */
const offersQuery = (currency: Currency, pageSize: number) => {
  const query = { currency, enabled: 'true', page: 1, pageSize } as const;
  return queryOptions({ queryKey: keys.bonuses(query), queryFn: () => call(listBonuses, { query }) });
};

/** How many bonuses are on offer: page 1 of size 1, for the badge (spec §9). */
export const offeredCountQuery = (currency: Currency) =>
  queryOptions({
    ...offersQuery(currency, BADGE_PAGE_SIZE),
    select: ({ total }) => total,
  });

/** What a check of a code found; `waitMinutes`: none was looked at, since too many were tried. */
export type CheckedCode = { bonus: ValidatedBonus | null; waitMinutes: number | null };

/** The bonus of a promo code, or none: a check that fails is logged and yields nothing (spec §8). */
export async function validateCode(code: string, signal?: AbortSignal): Promise<CheckedCode> {
  try {
    const bonus = await call(validateBonus, { query: { code }, ...(signal ? { signal } : {}) });
    return { bonus, waitMinutes: null };
  } catch (error) {
    if (!signal?.aborted) console.warn('A promo code could not be validated.', error);
    const isTooMany = error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS';
    return { bonus: null, waitMinutes: isTooMany ? Math.ceil(Number(error.details.retry_after ?? 60) / 60) : null };
  }
}

/** The check while a code is typed; kept by code until one is taken. */
export const validationQuery = (code: string) =>
  queryOptions({
    queryKey: keys.bonusValidation({ code }),
    queryFn: ({ signal }) => validateCode(code, signal),
    retry: false,
  });

/** On which days and at which hours bonuses are given; an operator may have set it since, so each showing asks again. */
export const bonusSettingsQuery = (currency: Currency) =>
  queryOptions({
    queryKey: keys.bonusSettings({ currency }),
    queryFn: () => call(getBonusSettings, { query: { currency } }),
    staleTime: 0,
  });

/** What the player usually stakes in a round: the median of their last ones, or null before the first. */
export const usualStakeQuery = queryOptions({
  queryKey: keys.rounds({ page: 1, pageSize: USUAL_STAKE_ROUNDS }),
  queryFn: () => call(listRounds, { query: { page: 1, pageSize: USUAL_STAKE_ROUNDS } }),
  select: ({ items }) => usualStake(items.map(({ stake }) => stake)),
});

/** The bonus of a kind that is given on the weekday that it is for the player, or null. */
export const todaysOfferQuery = (label: BonusLabel, currency: Currency) =>
  queryOptions({
    ...offersQuery(currency, MAX_PAGE_SIZE),
    select: ({ items }) => offeredToday(items, label, { now: new Date(), timeZone: CURRENCY_ZONES[currency] }) ?? null,
  });

/** Whether bonuses of a kind are on offer on any day: an operator may have switched them off. */
export const isOfferedQuery = (label: BonusLabel, currency: Currency) =>
  queryOptions({
    ...offersQuery(currency, MAX_PAGE_SIZE),
    select: ({ items }) => items.some(({ bonus_group: { name } }) => name === label),
  });

/** Whether a deposit of the player has ever arrived. */
export const hasDepositedQuery = queryOptions({
  queryKey: keys.deposits({ page: 1, pageSize: MAX_PAGE_SIZE }),
  queryFn: () =>
    lazyCall(async () => (await import('@kozyr/contracts/payments')).listDeposits, {
      query: { page: 1, pageSize: MAX_PAGE_SIZE },
    }),
  select: ({ items }) => items.some(({ status }) => status === 'SUCCESS'),
  meta: { handlesError: true },
});
