import { type Credits, getCredits } from '@kozyr/contracts/credits';
import { getWallets, type WalletSummary } from '@kozyr/contracts/wallets';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** The player's balances. Kept fresh by the event stream; the query itself is the start and the fallback. Spec §3. */
export const walletQuery = queryOptions({
  queryKey: keys.wallet(),
  queryFn: () => call(getWallets, {}),
  staleTime: 15_000,
});

/** Takes a summary from the stream, unless a newer one is already known. */
export function receiveWallet(client: QueryClient, wallet: WalletSummary): void {
  client.setQueryData(walletQuery.queryKey, (known) => (known && known.version > wallet.version ? known : wallet));
}

/** The player's credits of play money, kept fresh by the event stream as the balances are. */
export const creditsQuery = queryOptions({
  queryKey: keys.credits(),
  queryFn: () => call(getCredits, {}),
  staleTime: 15_000,
});

/** Takes credits from the stream or an answer, unless newer ones are already known. */
export function receiveCredits(client: QueryClient, credits: Credits): void {
  client.setQueryData(creditsQuery.queryKey, (known) => (known && known.version > credits.version ? known : credits));
}
