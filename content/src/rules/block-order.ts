/** A block as it stands in the order of one audience. */
export type Placed = { id: number; place: number };

const STEP = 10;

/**
 * The numbers that make the blocks stand as the ids are given: 10, 20, 30 …, so that one can still be put between by hand.
 * Only blocks whose number changes. Null when the ids are not exactly those of the blocks.
 */
export function placesFor(blocks: readonly Placed[], ids: readonly number[]): Placed[] | null {
  const current = new Map(blocks.map(({ id, place }) => [id, place]));
  const same = ids.length === current.size && new Set(ids).size === ids.length && ids.every((id) => current.has(id));
  if (!same) return null;
  return ids
    .map((id, index) => ({ id, place: (index + 1) * STEP }))
    .filter(({ id, place }) => current.get(id) !== place);
}
