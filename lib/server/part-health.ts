import 'server-only';
import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';

export type PartHealth = { state: 'ready' | 'failing' | 'unreachable'; ms: number };

const TIMEOUT_MS = 1500;

/** Asks one part whether it is ready; never throws, never waits longer than 1.5 s. `url` its readiness address. */
export async function checkPart(url: string): Promise<PartHealth> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const ok = await withDeadline(TIMEOUT_MS, async (signal) => {
      const response = await fetch(url, { cache: 'no-store', signal, headers: PLAIN_BODY });
      await response.body?.cancel();
      return response.ok;
    });
    return { state: ok ? 'ready' : 'failing', ms: took() };
  } catch {
    return { state: 'unreachable', ms: took() };
  }
}
