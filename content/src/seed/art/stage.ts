import { type Scene, table } from './table';

/** Where the picture's subject stands and how large it is: 1 on the wide pictures. */
export type Stage = Scene & { x: number; y: number; size: number };

/** Wide: the left 40 % stay dark for words. */
export const WIDE: Stage = { width: 1600, height: 640, lampX: 1110, lampY: 250, reach: 980, x: 1110, y: 330, size: 1 };
/** For phones: the lower 45 % stay dark for words. */
export const TALL: Stage = { width: 750, height: 900, lampX: 375, lampY: 260, reach: 760, x: 375, y: 290, size: 0.86 };

/** Things laid on the table where the lamp falls. */
export function at(stage: Stage, things: string): string {
  return table(stage, `<g transform="translate(${stage.x} ${stage.y}) scale(${stage.size})">${things}</g>`);
}

/** The warm patch of light under a subject. */
export function pool(rx: number, ry: number, y = -20): string {
  return `<ellipse cx="0" cy="${y}" rx="${rx}" ry="${ry}" fill="#ffcf70" opacity=".13" filter="url(#glow)"/>`;
}
