import {
  confirmPlayerLimit,
  dropPlayerLimitChange,
  type LimitKind,
  type LimitPeriod,
  removePlayerLimit,
  setPlayerLimit,
  setPlayerTimeLimit,
} from '@kozyr/contracts/player-limits';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

type Named = { kind: LimitKind; period: LimitPeriod };
const meta = { invalidates: [keys.playerLimits()] };

/** Sets a limit, or asks for a higher one. amount: money, or of time whole minutes. */
export const setLimitMutation = mutationOptions({
  mutationKey: ['set-limit'],
  mutationFn: ({ kind, period, amount }: Named & { amount: string }) =>
    kind === 'time'
      ? call(setPlayerTimeLimit, { params: { period }, body: { minutes: Number(amount) } })
      : call(setPlayerLimit, { params: { kind, period }, body: { amount } }),
  meta,
});

/** Asks for a limit to be taken away. */
export const removeLimitMutation = mutationOptions({
  mutationKey: ['remove-limit'],
  mutationFn: (params: Named) => call(removePlayerLimit, { params }),
  meta,
});

/** Confirms a change that has waited. */
export const confirmLimitMutation = mutationOptions({
  mutationKey: ['confirm-limit'],
  mutationFn: (params: Named) => call(confirmPlayerLimit, { params }),
  meta,
});

/** Forgets a change that waits. */
export const dropLimitChangeMutation = mutationOptions({
  mutationKey: ['drop-limit-change'],
  mutationFn: (params: Named) => call(dropPlayerLimitChange, { params }),
  meta,
});
