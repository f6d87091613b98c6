import { spinWheel } from '@kozyr/contracts/wheel';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';

/** Spins, or answers today's spin again: to be repeated without harm when no answer came. */
export const spinWheelMutation = mutationOptions({
  mutationKey: ['spin-wheel'],
  mutationFn: (body: { seed_hash: string; client_seed: string }) => call(spinWheel, { body }),
});
