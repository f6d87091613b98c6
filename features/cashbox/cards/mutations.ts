import { forgetSavedCard } from '@kozyr/contracts/payments';
import { mutationOptions } from '@tanstack/react-query';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** Forgets a saved card. One that another tab forgot before is forgotten. */
export const forgetCardMutation = mutationOptions({
  mutationKey: ['forget-card'],
  mutationFn: async (id: string) => {
    try {
      await call(forgetSavedCard, { params: { id } });
    } catch (error) {
      if (apiErrorCodeOf(error) !== 'NOT_FOUND') throw error;
    }
  },
  meta: { invalidates: [keys.savedCards()] },
});
