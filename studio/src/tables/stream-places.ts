import { DomainError } from '../errors/domain-error';

/** Streams that one player may hold open at once (a few windows, and one or two whose end is not known yet). */
const MAX_EACH = 8;
/** And all who come from one network: a household or a mobile carrier's gate, not a machine that opens thousands. */
const MAX_FROM_A_NETWORK = 512;
/** And all on this process. */
const MAX_STREAMS = 20_000;

/** Counts the open streams of this process. */
export function createStreamPlaces() {
  const held = new Map<string, number>();
  let all = 0;
  const change = (key: string, by: number) => {
    const count = (held.get(key) ?? 0) + by;
    if (count > 0) held.set(key, count);
    else held.delete(key);
  };
  return {
    /** Takes a place. @returns what gives it back, once. @throws DomainError 429 when there is none for them */
    take(holder: string, network: string): () => void {
      const [player, place] = [`player ${holder}`, `network ${network}`];
      if ((held.get(player) ?? 0) >= MAX_EACH || (held.get(place) ?? 0) >= MAX_FROM_A_NETWORK || all >= MAX_STREAMS)
        throw new DomainError(429, 'TOO_MANY_REQUESTS', 'Too many streams are open; close one');
      for (const key of [player, place]) change(key, 1);
      all += 1;
      let given = false;
      return () => {
        if (given) return;
        given = true;
        for (const key of [player, place]) change(key, -1);
        all -= 1;
      };
    },
  };
}
