import { listBonuses } from '@kozyr/contracts/bonuses';
import type { Currency } from '@kozyr/contracts/money';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** The most that one page of a list may hold. */
const PAGE_SIZE = 100;

/** Bonuses on offer, for the choice of one for a deposit. */
export const offersQuery = (currency: Currency) => {
  const query = { currency, enabled: 'true', page: 1, pageSize: PAGE_SIZE } as const;
  return queryOptions({
    queryKey: keys.bonuses(query),
    queryFn: () => call(listBonuses, { query }),
    meta: { handlesError: true },
  });
};
