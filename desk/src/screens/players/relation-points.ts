/** The graph of relations, in units of its own. */
export const GRAPH = { width: 720, height: 420, centre: { x: 360, y: 210 } } as const;
/** Players drawn at most: more would be read by nobody. All of them are in the list below. */
export const MAX_DRAWN = 16;

/** Where the related players stand around the one in the middle: on an ellipse, the first at the top, clockwise. */
export function relationPoints(count: number): { x: number; y: number }[] {
  const drawn = Math.min(count, MAX_DRAWN);
  return Array.from({ length: drawn }, (_, at) => {
    const angle = (at / drawn) * 2 * Math.PI - Math.PI / 2;
    const round = (value: number) => Math.round(value * 10) / 10;
    return { x: round(GRAPH.centre.x + 280 * Math.cos(angle)), y: round(GRAPH.centre.y + 160 * Math.sin(angle)) };
  });
}
