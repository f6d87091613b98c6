import type { CountryCode } from '@kozyr/contracts/countries';
import { getJurisdiction } from '@kozyr/contracts/jurisdictions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { playsForCredits } from '@/lib/place/place-hint';
import { keys } from '@/lib/query/keys';
import { userQuery } from '../queries';

/** What the law makes of the product for who registers with a country, from where they are. */
export const placeOfCountryQuery = (country: CountryCode) =>
  queryOptions({
    queryKey: keys.jurisdiction({ country }),
    queryFn: () => call(getJurisdiction, { query: { country } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether the player plays for credits where they are. Before the platform has said so: as it was on the page before. */
export function usePlaysForCredits(): boolean {
  const { data: user } = useQuery(userQuery);
  return user ? user.place.mode === 'play' : playsForCredits();
}
