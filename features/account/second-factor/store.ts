import { apiErrorCodeOf } from '@/lib/api/api-error';
import { closeModal, openModal } from '@/lib/modal-queue/modal-queue';
import { isFactorNeeded, staysAtCode } from './errors';

/** What a deed asks of a player whose second factor is on. */
export type FactorRequest = {
  /** Tries the deed with a code. @throws ApiError what is told where the code is typed; anything else goes to who asked */
  attempt: (code: string) => Promise<void>;
  /** The player leaves it undone. */
  leave: () => void;
};

declare module '@/lib/modal-queue/modal-queue' {
  interface ModalRequests {
    'second-factor': FactorRequest;
  }
}

/**
 * Does what the platform may ask the second factor for: at once, or else by the code that the player is asked for in a modal.
 * @param work the call, with the code where there is one
 * @throws what the call threw last; SECOND_FACTOR_NEEDED when the player has left it undone, of which nothing need be said
 */
export async function withFactor<T>(work: (factor: { code?: string }) => Promise<T>): Promise<T> {
  try {
    return await work({});
  } catch (needed) {
    if (!isFactorNeeded(needed)) throw needed;
    return new Promise<T>((resolve, reject) => {
      const close = (settle: () => void) => {
        closeModal(id);
        settle();
      };
      const attempt = async (code: string) => {
        try {
          const done = await work({ code });
          close(() => resolve(done));
        } catch (error) {
          if (staysAtCode(apiErrorCodeOf(error))) throw error;
          close(() => reject(error));
        }
      };
      const id = openModal({
        kind: 'second-factor',
        request: { attempt, leave: () => close(() => reject(needed)) },
      });
    });
  }
}
