import { mutationOptions } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';

/** Fills the player's credits up, for nothing. */
export const refillMutation = mutationOptions({
  mutationKey: ['refill-credits'],
  mutationFn: () => lazyCall(async () => (await import('@kozyr/contracts/credits')).refillCredits, {}),
});
