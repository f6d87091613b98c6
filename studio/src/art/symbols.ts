import type { CatalogueGame } from '../catalogue/game';
import { type SlotSymbol, SYMBOLS } from '../maths/model';
import { seededDraw } from '../maths/random';
import { type Shape, type Tones, workedAt } from './finishes';
import { type Hand, handOf } from './hands';
import { partsOf } from './icon-parts';
import { ICON_BOX } from './icons';
import { fitWord, setWord } from './lettering';
import { luminance, mix, type Palette, paletteOf } from './palettes';
import { plaqueOf, roomOn } from './plaques';
import { laidOut } from './sheet';
import { SUITS } from './small-shapes';

/** What a game looks like on the reels: its colours and one drawing per symbol, in a box of 100 x 100. */
export type Skin = { palette: Palette; names: Record<SlotSymbol, string>; drawings: Record<SlotSymbol, string> };

const LOWS: readonly SlotSymbol[] = ['E', 'F', 'G', 'H', 'I'];
const LETTERS = ['A', 'K', 'Q', 'J', '10'] as const;

/** Five clear colours, so that what pays together is seen at a glance; each game's lean to its palette. */
const JEWELS = ['#e2554d', '#4b97ea', '#3fae7d', '#b673dc', '#eab046'] as const;

/** Keeps a colour readable on dark reels. */
const lit = (colour: string): string => (luminance(colour) < 0.16 ? mix(colour, '#ffffff', 0.35) : colour);

/** A shape that is one piece, such as a letter. */
const onePiece = (path: string): Shape => ({ whole: path, silhouette: path, beside: '', within: '', box: 100 });

/** Draws the symbols of one game. */
type Drawing = { palette: Palette; hand: Hand; ink: string };

function tonesOf(colour: string, accent: string, { ink, palette }: Drawing): Tones {
  return { light: mix(colour, '#ffffff', 0.42), body: colour, ink, hole: mix(ink, palette.mid, 0.35), accent };
}

/** A picture of the game on a plaque, both of the studio's hand. `worth`: 0 for the one that pays most. */
function picture(icon: string, worth: number, on: Drawing): string {
  const { palette, hand } = on;
  const { main, second, pale, mid, deep } = palette;
  const fields = [second, mid, mix(mix(JEWELS[3], mid, 0.3), deep, 0.35), mix(mix(JEWELS[1], mid, 0.3), deep, 0.4)];
  const bodies = [main, pale, lit(second), lit(mix(mid, '#ffffff', 0.3))];
  const accents = [lit(second), main, pale, main];
  const [field = mid, body = main, accent = pale] = [fields[worth], bodies[worth], accents[worth]];
  const id = `t${worth}`;
  const edge = worth === 0 ? mix(main, '#ffffff', 0.25) : mix(main, deep, worth * 0.13);
  const size = roomOn(hand.plaque);
  const shape = { ...partsOf(icon), box: ICON_BOX };
  return (
    plaqueOf(hand.plaque, id, field, edge, deep) + workedAt(hand.finish, id, shape, tonesOf(body, accent, on), size)
  );
}

/** A low symbol: a suit at a house of cards, else a letter in the studio's own lettering. */
function low(studio: string, index: number, on: Drawing): { name: string; drawing: string } {
  const { palette, hand } = on;
  const colour = mix(JEWELS[index] ?? palette.main, palette.main, 0.16);
  const tones = tonesOf(colour, palette.pale, on);
  const id = `l${index}`;
  const [suit = 'star', outline = SUITS.star] = Object.entries(SUITS)[index] ?? [];
  if (studio === 'velvet-suit') return { name: suit, drawing: workedAt(hand.finish, id, onePiece(outline), tones, 86) };
  const letter = LETTERS[index] ?? 'A';
  // Ink on dark reels would not be seen.
  const finish = hand.finish === 'print' && hand.well === 'dark' ? 'painted' : hand.finish;
  return { name: letter, drawing: workedAt(finish, id, onePiece(fitWord(letter, hand.lettering.weight)), tones, 100) };
}

/** The wild: the game's own picture, largest of all, over a band that says what it is. */
function wild(icon: string, on: Drawing): string {
  const { palette, hand } = on;
  const { main, second, deep, pale } = palette;
  const gold = mix(main, '#ffffff', 0.3);
  const word = onePiece(setWord(hand.lettering.upper ? 'WILD' : 'Wild', 50, 50, 29, hand.lettering.weight));
  const shape = { ...partsOf(icon), box: ICON_BOX };
  const band = 'M-2 64H102L96 79 102 94H-2L4 79Z';
  return `${plaqueOf(hand.plaque, 'w', main, gold, deep)}${workedAt(hand.finish, 'w', shape, tonesOf(pale, lit(second), on), roomOn(hand.plaque), 50, 43)}<path d="${band}" transform="translate(0 2.500)" fill="#000" opacity=".5"/><path d="${band}" fill="${mix(second, deep, 0.42)}" stroke="${gold}" stroke-width="2.500" stroke-linejoin="round"/>${workedAt(hand.finish === 'glow' ? 'glow' : 'painted', 'ww', word, { ...tonesOf(mix(main, pale, 0.5), pale, on), ink: deep }, 100, 50, 79)}`;
}

/** The scatter: a sun of the studio's with the house's spade. */
function scatter(on: Drawing): string {
  const { palette, hand } = on;
  const { main, mid, deep, pale } = palette;
  const gold = mix(main, '#ffffff', 0.35);
  const rays = Array.from(
    { length: 16 },
    (_, ray) => `<path d="M50 50 45.500 1H54.500Z" transform="rotate(${ray * 22.5} 50 50)"/>`,
  ).join('');
  return `<g fill="${gold}" stroke="${mix(main, deep, 0.6)}" stroke-width="1.500">${rays}</g><circle cx="50" cy="50" r="38" fill="${mix(deep, mid, 0.6)}" stroke="${gold}" stroke-width="5"/><circle cx="50" cy="50" r="32" fill="none" stroke="${main}" stroke-width="2" stroke-dasharray=".1 5" stroke-linecap="round"/>${workedAt(hand.finish, 's', onePiece(SUITS.spade), tonesOf(pale, main, on), 52, 50, 49)}`;
}

/** The things that a game's pictures show: what it is about first, then others of its theme. */
function motifsOf(game: CatalogueGame): readonly { name: string; icon: string }[] {
  const draw = seededDraw(game.seed ^ 0x51c1);
  const others = game.theme.motifs.filter((motif) => motif.icon !== game.motif.icon);
  const chosen = [game.motif];
  while (chosen.length < 4) {
    const [next] = others.splice(draw(others.length), 1);
    if (next) chosen.push(next);
  }
  return chosen;
}

/** The skin of a game, the same for every round of it. */
export function skinOf(game: CatalogueGame): Skin {
  const palette = paletteOf(game.theme.slug, game.provider.slug, game.seed);
  const hand = handOf(game.provider.slug);
  const on: Drawing = { palette, hand, ink: mix(palette.deep, '#000000', 0.3) };
  const pictures = motifsOf(game).map(({ name, icon }, worth) => ({ name, drawing: picture(icon, worth, on) }));
  const lows = LOWS.map((_, index) => low(game.provider.slug, index, on));
  const all = [...pictures, ...lows];
  const name = (index: number) => all[index]?.name ?? '';
  const drawing = (index: number) => all[index]?.drawing ?? '';
  return {
    palette,
    names: {
      W: 'Wild',
      S: 'Scatter',
      A: name(0),
      B: name(1),
      C: name(2),
      D: name(3),
      E: name(4),
      F: name(5),
      G: name(6),
      H: name(7),
      I: name(8),
    },
    drawings: {
      W: wild(game.motif.icon, on),
      S: scatter(on),
      A: drawing(0),
      B: drawing(1),
      C: drawing(2),
      D: drawing(3),
      E: drawing(4),
      F: drawing(5),
      G: drawing(6),
      H: drawing(7),
      I: drawing(8),
    },
  };
}

/** Symbols of a skin, all unless told, as one hidden SVG; <use href="#s-A"> shows one. Reels show them from a sheet. */
export function spriteOf(skin: Skin, shown: readonly SlotSymbol[] = SYMBOLS): string {
  const symbols = shown.map((id) => `<symbol id="s-${id}" viewBox="0 0 100 100">${skin.drawings[id]}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sprite">${symbols.join('')}</svg>`;
}

/** All symbols of a skin on one sheet, in the order of SYMBOLS, row after row. */
export const sheetOf = (skin: Skin): string => laidOut(SYMBOLS.map((symbol) => skin.drawings[symbol]));
