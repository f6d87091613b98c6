import type { Fairness } from './answers';
import { ApiError, api, newId } from './api';

/** A client seed as this browser makes one. */
export const newClientSeed = (): string => newId().slice(0, 16);

/**
 * Starts the next pair with a client seed, and holds the studio to the commitment that was on show before.
 * @throws ApiError COMMITMENT_BROKEN when another pair was started than the one committed to.
 */
export async function startPair(seen: Fairness, clientSeed: string) {
  const answer = await api.startPair(seen.next_commitment, clientSeed);
  const { commitment, client_seed } = answer.fairness;
  if (commitment !== seen.next_commitment || client_seed !== clientSeed) throw new ApiError('COMMITMENT_BROKEN');
  return answer;
}

/** The running pair. Where there is none yet, this browser makes the client seed now that it has the commitment. */
export async function runningPair(seen: Fairness): Promise<Fairness> {
  if (seen.client_seed !== null) return seen;
  try {
    return (await startPair(seen, newClientSeed())).fairness;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'COMMITMENT_PASSED') throw error;
    // Another tab of the same player was first; its seed was made in this browser as well.
    const now = await api.seeds();
    if (now.client_seed === null) throw error;
    return now;
  }
}
