import { claimCashback } from '@kozyr/contracts/cashback';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** Moves the cashback balance to the game balance. The same key, sent again after a lost answer, is the same claim. */
export const claimCashbackMutation = mutationOptions({
  mutationKey: ['claim-cashback'],
  mutationFn: (key: string) => call(claimCashback, { body: { idempotency_key: key } }),
  meta: { invalidates: [keys.cashback(), keys.wallet(), keys.history()] },
});
