import { cancelBonus, subscribeBonus } from '@kozyr/contracts/bonuses';
import { seeReceivedBonus } from '@kozyr/contracts/received-bonuses';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';
import { staleTogether } from '@/lib/query/stale';
import { validateCode } from './offers/queries';

/** Checks a code that is sent off with a button (spec §7); with none where it is no code. */
export const validateBonusMutation = mutationOptions({
  mutationKey: ['validate-bonus'],
  mutationFn: (code: string) => validateCode(code),
});

/** Takes a bonus (spec §7). What a promo code was checked to be is forgotten after it (§4). */
export const activateBonusMutation = mutationOptions({
  mutationKey: ['activate-bonus'],
  mutationFn: ({ id, code }: { id: string; code?: string | undefined }) =>
    call(subscribeBonus, { params: { id }, body: { code } }),
  meta: { invalidates: [keys.user(), keys.wallet(), ...staleTogether.bonuses] },
});

/** Ends the running bonus (spec §7); active bonus, player and lists are asked for again (§4). */
export const cancelBonusMutation = mutationOptions({
  mutationKey: ['cancel-bonus'],
  mutationFn: (id: string) => call(cancelBonus, { params: { id } }),
  meta: { invalidates: [keys.user(), keys.wallet(), ...staleTogether.bonuses] },
});

/** The modal of what was received has been closed: it is told of no more, on no device (spec §3). */
export const seeReceivedMutation = mutationOptions({
  mutationKey: ['see-received-bonus'],
  mutationFn: (id: string) => call(seeReceivedBonus, { params: { id } }),
  meta: { invalidates: [keys.receivedBonuses()] },
});
