import 'server-only';

export type PartHealth = { state: 'ready' | 'failing' | 'unreachable'; ms: number };

const TIMEOUT_MS = 1500;

/** Asks one part whether it is ready; never throws, never waits longer than 1.5 s. `url` its readiness address. */
export async function checkPart(url: string): Promise<PartHealth> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return { state: response.ok ? 'ready' : 'failing', ms: took() };
  } catch {
    return { state: 'unreachable', ms: took() };
  }
}
