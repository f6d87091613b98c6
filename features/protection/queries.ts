import { getJurisdiction, getOwnJurisdiction } from '@kozyr/contracts/jurisdictions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** What the law of the player's country makes of the product; of a visitor by where they come from. */
export const jurisdictionQuery = (member: boolean) =>
  queryOptions({
    queryKey: member ? keys.ownJurisdiction() : keys.jurisdiction(),
    queryFn: () => (member ? call(getOwnJurisdiction, {}) : call(getJurisdiction, { query: {} })),
  });
