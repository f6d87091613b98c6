/** Places of one key: how many may be held at once. */
export type Places = { readonly key: string; readonly max: number };

export type HeldPlaces = {
  /** Takes a place of each, or none. @returns how to let go, once; null when all places of one are held */
  take(places: readonly Places[]): (() => void) | null;
  /** How many of a key are held now. */
  count(key: string): number;
};

/** Counts what is held at once, by key: connections, streams, answers under way. */
export function createHeldPlaces(): HeldPlaces {
  const held = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (held.get(key) ?? 0) + by;
    if (count > 0) held.set(key, count);
    else held.delete(key);
  };
  return {
    count: (key) => held.get(key) ?? 0,
    take(places) {
      if (places.some(({ key, max }) => (held.get(key) ?? 0) >= max)) return null;
      for (const { key } of places) change(key, 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        for (const { key } of places) change(key, -1);
      };
    },
  };
}
