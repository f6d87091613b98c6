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
