/** A provider that answered a moment ago is not asked again for every launch. */
const KEPT_MS = 5_000;

/** Whether a provider is up, where a yes is kept for some seconds. What asking throws is a no. @param elapsed milliseconds */
export function keptUp(ask: () => Promise<boolean>, elapsed: () => number): () => Promise<boolean> {
  let upUntil = 0;
  return async () => {
    if (elapsed() < upUntil) return true;
    try {
      const isReady = await ask();
      if (isReady) upUntil = elapsed() + KEPT_MS;
      return isReady;
    } catch {
      return false;
    }
  };
}
