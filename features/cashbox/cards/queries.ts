import { listSavedCards } from '@kozyr/contracts/payments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** Cards that the player asked to save, the one used last first. */
export const savedCardsQuery = queryOptions({
  queryKey: keys.savedCards(),
  queryFn: async () => (await call(listSavedCards, {})).items,
});
