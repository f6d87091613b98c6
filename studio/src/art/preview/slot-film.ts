import type { CatalogueGame } from '../../catalogue/game';
import { at, type SlotModel, type SlotSymbol, STAKE_COINS, SYMBOLS } from '../../maths/model';
import { openingStops } from '../../maths/opening';
import type { DrawnSpin } from '../../maths/round';
import { paletteOf } from '../palettes';
import { type Bitmap, copyOf, copyPart, smeared } from './bitmap';
import { type Frame, OPENING_MS, TICK_MS, timesPaid } from './film';
import { drawingsOf, fieldOf, laidOver, overlay, paidSign, type Stage, setStage } from './stage';

/** When reels are at full speed, when the first begins to stop, how much later each further one does, and how long a stop takes; in milliseconds. */
const FULL_MS = 280;
const FIRST_STOP_MS = 840;
const NEXT_STOP_MS = 210;
const STOPPING_MS = 420;
const LANDED_MS = 350;
const PAID_MS = 1_900;

/** How many symbols pass in a second at full speed, and how many while a reel stops. */
const SPEED = 17;
const TAIL = 3;

/** Where a reel stands, in symbols of its strip, so many milliseconds after the reels have begun to turn. */
export function reelAt(ms: number, reel: number, from: number, stop: number): { place: number; fast: boolean } {
  const stopping = FIRST_STOP_MS + reel * NEXT_STOP_MS;
  if (ms <= 0) return { place: from, fast: false };
  if (ms < FULL_MS) return { place: from - (SPEED * ms * ms) / (2_000 * FULL_MS), fast: ms > FULL_MS / 2 };
  if (ms < stopping) return { place: stop + TAIL + (SPEED * (stopping - ms)) / 1_000, fast: true };
  const left = Math.max(0, 1 - (ms - stopping) / STOPPING_MS);
  return { place: stop + TAIL * left * left, fast: left > 0.7 };
}

/** A whole reel, unrolled. */
function unrolled({ field, places }: Stage, strip: readonly SlotSymbol[]): Bitmap {
  const { wide, high } = field;
  const reel: Bitmap = { width: wide, height: high * strip.length, data: Buffer.alloc(wide * high * strip.length * 3) };
  for (const [row, symbol] of strip.entries()) {
    const x = SYMBOLS.indexOf(symbol) * wide;
    copyPart(places, reel, { x, y: 0, width: wide, height: high, toX: 0, toY: row * high });
  }
  return reel;
}

/** Draws what is seen of a reel that stands at a place of its strip. */
function drawReel({ field }: Stage, reel: Bitmap, index: number, place: number, on: Bitmap): void {
  const { wide, high, left, top, rows } = field;
  const toX = left + index * wide;
  const bottom = top + rows * high;
  const begin = ((Math.round(place * high) % reel.height) + reel.height) % reel.height;
  for (let toY = top - begin; toY < bottom; toY += reel.height)
    copyPart(reel, on, { x: 0, y: 0, width: wide, height: reel.height, toX, toY }, top, bottom);
}

/** The lines that paid and the places they paid by, as the game shows them; the rest is pale. */
async function showPaid(stage: Stage, landed: Bitmap, model: SlotModel, spin: DrawnSpin, ink: string): Promise<Bitmap> {
  const { field, pale } = stage;
  const { wide, high, left, top } = field;
  const picture = copyOf(landed);
  const paths = spin.lines.map(({ line }) => at(model.lines, line));
  const isHit = (reel: number, row: number) =>
    spin.lines.some(({ count }, index) => reel < count && paths[index]?.[reel] === row) ||
    (spin.scatters >= 3 && spin.grid[reel]?.[row] === 'S');
  if (spin.coins > 0)
    for (const [reel, symbols] of spin.grid.entries())
      for (const [row, symbol] of symbols.entries()) {
        if (isHit(reel, row)) continue;
        const x = SYMBOLS.indexOf(symbol) * wide;
        copyPart(pale, picture, { x, y: 0, width: wide, height: high, toX: left + reel * wide, toY: top + row * high });
      }
  const drawn = paths.map((rows) => {
    const points = rows.map((row, reel) => `${left + (reel + 0.5) * wide},${top + (row + 0.5) * high}`);
    return `<path d="M${points.join('L')}"/>`;
  });
  const lines = `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><g stroke="#000" stroke-opacity=".55" stroke-width="5">${drawn.join('')}</g><g stroke="${ink}" stroke-opacity=".9" stroke-width="2.500">${drawn.join('')}</g></g>`;
  return laidOver(picture, overlay(`${lines}${paidSign(field, timesPaid(spin.coins, STAKE_COINS))}`));
}

/** A paid spin of a slot: its reels as they stand first in the game, how they turn over their own strips, where they land, and what that pays. */
export async function filmSlot(game: CatalogueGame, model: SlotModel, spin: DrawnSpin): Promise<Frame[]> {
  const drawings = drawingsOf(game);
  const stage = await setStage(
    game,
    fieldOf(model.strips.length, model.rows),
    SYMBOLS.map((symbol) => drawings[symbol] ?? ''),
  );
  const reels = model.strips.map((strip) => unrolled(stage, strip));
  const opening = openingStops(model, game.slug);
  const turning = reels.map((reel) => smeared(reel, Math.round(stage.field.high * 0.5)));
  const shownAt = (ms: number): Bitmap => {
    const picture = copyOf(stage.room);
    for (const [index, reel] of reels.entries()) {
      const { place, fast } = reelAt(ms, index, at(opening, index), at(spin.stops, index));
      drawReel(stage, fast ? at(turning, index) : reel, index, place, picture);
    }
    return picture;
  };
  const whole = FIRST_STOP_MS + (reels.length - 1) * NEXT_STOP_MS + STOPPING_MS;
  const frames: Frame[] = [{ picture: shownAt(0), ms: OPENING_MS }];
  for (let ms = TICK_MS; ms < whole; ms += TICK_MS) frames.push({ picture: shownAt(ms), ms: TICK_MS });
  const landed = shownAt(whole);
  const ink = paletteOf(game.theme.slug, game.provider.slug, game.seed).main;
  return [
    ...frames,
    { picture: landed, ms: LANDED_MS },
    { picture: await showPaid(stage, landed, model, spin, ink), ms: PAID_MS },
  ];
}
