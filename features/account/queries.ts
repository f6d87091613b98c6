import { getUser } from '@kozyr/contracts/accounts';
import { getCountries } from '@kozyr/contracts/countries';
import { getGlobalSettings } from '@kozyr/contracts/settings';
import { queryOptions } from '@tanstack/react-query';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';
import { logOut } from '@/lib/session/browser-session';
import { readSettings } from './rules';

/** The logged-in player. Spec §7: a 401 triggers POST /auth/logout; spec §9: stale after 15 s. */
export const userQuery = queryOptions({
  queryKey: keys.user(),
  queryFn: async () => {
    try {
      return await call(getUser, {});
    } catch (error) {
      if (apiErrorCodeOf(error) === 'UNAUTHORIZED') await logOut('lost');
      throw error;
    }
  },
  staleTime: 15_000,
  retry: (failures, error) => apiErrorCodeOf(error) !== 'UNAUTHORIZED' && failures < 1,
});

/** Countries whose phones may register, and the one the visitor seems to be in. Spec §3. */
export const countriesQuery = queryOptions({
  queryKey: keys.countries(),
  queryFn: () => call(getCountries, {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Feature flags and the version of the terms in force. Spec §7. */
export const settingsQuery = queryOptions({
  queryKey: keys.settings(),
  queryFn: async () => readSettings(await call(getGlobalSettings, {})),
});
