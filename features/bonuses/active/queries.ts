import { getActiveBonus } from '@kozyr/contracts/bonuses';
import { listOwnBonuses } from '@kozyr/contracts/own-bonuses';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';
import { ACTIVE_BONUS_RETRIES, OWN_PAGE_SIZE } from '../constants';

/** The bonus that runs, or null. Checked by the contract's schema: one that does not fit is an error (spec §5). Retried twice (§9). */
export const activeBonusQuery = queryOptions({
  queryKey: keys.activeBonus(),
  queryFn: async () => (await call(getActiveBonus, {})) ?? null,
  retry: ACTIVE_BONUS_RETRIES,
  meta: { handlesError: true },
});

/** A page of the bonuses the player has taken. */
export const ownBonusesQuery = (page: number) =>
  queryOptions({
    queryKey: keys.ownBonuses({ page, pageSize: OWN_PAGE_SIZE }),
    queryFn: () => call(listOwnBonuses, { query: { page, pageSize: OWN_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
