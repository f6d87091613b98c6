/** Where a piece of a row stands in its shaft. */
export const drop = (rows: number): string => `translateY(${rows * 100}%)`;

type Box = { left: number; top: number; width: number; height: number };

/** The middle of some boxes, from the corner of the one they lie in. */
export function middleOf(boxes: readonly Box[], frame: Pick<Box, 'left' | 'top'>): { x: number; y: number } {
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
  return {
    x: mean(boxes.map((box) => box.left + box.width / 2)) - frame.left,
    y: mean(boxes.map((box) => box.top + box.height / 2)) - frame.top,
  };
}
