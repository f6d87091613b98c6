/** An opaque picture: three bytes a point, row after row. */
export type Bitmap = { width: number; height: number; data: Buffer };

/** A part of a picture that is copied: from where, how large, and to where. */
type Part = { x: number; y: number; width: number; height: number; toX: number; toY: number };

/** Copies a part into another picture; of its rows those from `top` on and above `bottom`. */
export function copyPart(from: Bitmap, to: Bitmap, part: Part, top = 0, bottom = to.height): void {
  const { x, width, height, toX } = part;
  for (let row = Math.max(0, top - part.toY); row < height && part.toY + row < bottom; row += 1) {
    const start = ((part.y + row) * from.width + x) * 3;
    from.data.copy(to.data, ((part.toY + row) * to.width + toX) * 3, start, start + width * 3);
  }
}

/** The picture as it was, to be drawn on. */
export const copyOf = (bitmap: Bitmap): Bitmap => ({ ...bitmap, data: Buffer.from(bitmap.data) });

/** A picture that goes round and round, smeared upright over so many rows as a turning reel is for the eye. */
export function smeared(loop: Bitmap, over: number): Bitmap {
  const { width, height, data } = loop;
  const out = Buffer.alloc(data.length);
  const line = width * 3;
  for (let at = 0; at < line; at += 1) {
    let sum = 0;
    for (let row = 0; row < over; row += 1) sum += data[(row % height) * line + at] ?? 0;
    for (let row = 0; row < height; row += 1) {
      out[row * line + at] = Math.round(sum / over);
      sum += (data[((row + over) % height) * line + at] ?? 0) - (data[row * line + at] ?? 0);
    }
  }
  return { width, height, data: out };
}

/** A picture let through by so much over one even colour. */
export function dimmed(bitmap: Bitmap, [red, green, blue]: readonly [number, number, number], through: number): Bitmap {
  const ground = [red, green, blue];
  const data = Buffer.from(bitmap.data);
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.round((data[at] ?? 0) * through + (ground[at % 3] ?? 0) * (1 - through));
  return { ...bitmap, data };
}
