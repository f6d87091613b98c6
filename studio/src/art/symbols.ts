import type { CatalogueGame } from '../catalogue/game';
import type { SlotSymbol } from '../maths/model';
import { seededDraw } from '../maths/random';
import { iconAt } from './icons';
import { type Face, setWord } from './lettering';
import { luminance, mix, type Palette, paletteOf } from './palettes';
import { SHAPES, SMALL_THINGS, STONES, SUITS } from './small-shapes';

/** What a game looks like on the reels: its colours and one drawing per symbol, in a box of 100 x 100. */
export type Skin = { palette: Palette; names: Record<SlotSymbol, string>; drawings: Record<SlotSymbol, string> };

/** Studios whose low symbols are letters, set in their own face; the others' are in the display face. */
const LETTER_FACES: Readonly<Record<string, Face>> = {
  'blue-heron': 'kaushan',
  'tumar-games': 'cinzel',
  'mirage-house': 'marcellus',
  'tridensa-gaming': 'anton',
};

const LOWS: readonly SlotSymbol[] = ['E', 'F', 'G', 'H', 'I'];

/** Low symbols, in the hand of the studio. `pictures` are icons that are taken: no two symbols may look alike. */
function low(
  provider: string,
  index: number,
  colour: string,
  deep: string,
  pictures: readonly string[],
): { name: string; drawing: string } {
  const edge = `stroke="${mix(colour, deep, 0.55)}" stroke-width="3" stroke-linejoin="round"`;
  if (provider === 'velvet-suit') {
    const [name = 'star', path = SUITS.star] = Object.entries(SUITS)[index] ?? [];
    return { name, drawing: `<path d="${path}" fill="${colour}" ${edge}/>` };
  }
  if (provider === 'amber-forge') {
    const [outline, facets] = STONES[index] ?? ['', ''];
    const light = mix(colour, '#ffffff', 0.45);
    return {
      name: `stone ${index + 1}`,
      drawing: `<path d="${outline}" fill="${colour}" ${edge}/><path d="${facets}" fill="none" stroke="${light}" stroke-width="2" opacity=".7"/>`,
    };
  }
  if (provider === 'northern-mint') {
    return {
      name: `shape ${index + 1}`,
      drawing: `<g fill="${colour}" stroke="${colour}" stroke-width="0">${SHAPES[index] ?? ''}</g>`,
    };
  }
  const thing = SMALL_THINGS[provider]?.filter((icon) => !pictures.includes(icon))[index];
  if (thing) return { name: thing, drawing: iconAt(thing, colour, 50, 50, 72) };
  const letter = ['A', 'K', 'Q', 'J', '10'][index] ?? 'A';
  const path = setWord(letter, 50, 50, letter.length > 1 ? 52 : 72, LETTER_FACES[provider] ?? 800);
  return {
    name: letter,
    drawing: `<path d="${path}" transform="translate(0 4)" fill="${mix(colour, deep, 0.6)}"/><path d="${path}" fill="${colour}"/>`,
  };
}

/** A picture symbol: the icon in a lit gradient with a cast edge. */
function picture(id: string, icon: string, top: string, bottom: string, deep: string): string {
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="512" gradientUnits="userSpaceOnUse"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${iconAt(icon, mix(bottom, deep, 0.75), 50, 53.5, 88)}${iconAt(icon, `url(#${id})`, 50, 50, 88)}`;
}

/** Keeps a colour readable on the dark reels. */
const lit = (colour: string): string => (luminance(colour) < 0.16 ? mix(colour, '#ffffff', 0.35) : colour);

/** The skin of a game, the same for every round of it. */
export function skinOf(game: CatalogueGame): Skin {
  const palette = paletteOf(game.theme.slug, game.provider.slug, game.seed);
  const { deep, main, second, pale, mid } = palette;
  const draw = seededDraw(game.seed ^ 0x51c1);
  const others = game.theme.motifs.filter((motif) => motif.icon !== game.motif.icon);
  const chosen = [game.motif];
  while (chosen.length < 4) {
    const [next] = others.splice(draw(others.length), 1);
    if (next) chosen.push(next);
  }
  const tones: readonly (readonly [string, string])[] = [
    [mix(main, '#ffffff', 0.45), main],
    [mix(second, '#ffffff', 0.35), lit(second)],
    [pale, mix(pale, mid, 0.45)],
    [mix(lit(mid), '#ffffff', 0.45), lit(mix(mid, '#ffffff', 0.12))],
  ];
  const pictures = chosen.map((motif, index) => {
    const [top, bottom] = tones[index] ?? [pale, main];
    return { name: motif.name, drawing: picture(`tone-${index}`, motif.icon, top, bottom, deep) };
  });
  const lowTones = [
    lit(second),
    main,
    lit(mix(mid, '#ffffff', 0.15)),
    mix(pale, mid, 0.3),
    mix(lit(second), main, 0.5),
  ];
  const taken = chosen.map((motif) => motif.icon);
  const lows = LOWS.map((_, index) => low(game.provider.slug, index, lowTones[index] ?? main, deep, taken));
  const wildWord = setWord('WILD', 50, 53, 25, 900);
  const wild = `<path d="M50 4 92 22V58C92 78 72 90 50 97 28 90 8 78 8 58V22Z" fill="${mix(second, deep, 0.35)}" stroke="${main}" stroke-width="4" stroke-linejoin="round"/><path d="M50 12 84 27V57C84 73 68 83 50 89Z" fill="#fff" opacity=".08"/>${iconAt('crown', mix(main, '#ffffff', 0.3), 50, 26, 24)}<path d="M0 38H100V68H0Z" fill="${deep}"/><path d="M0 38H100M0 68H100" stroke="${main}" stroke-width="2.5"/><path d="${wildWord}" fill="${pale}"/>${iconAt('diamonds', mix(main, '#ffffff', 0.2), 50, 79, 13)}`;
  const rays = Array.from(
    { length: 16 },
    (_, ray) => `<path d="M50 50 46.5 4H53.5Z" transform="rotate(${ray * 22.5} 50 50)"/>`,
  ).join('');
  const scatter = `<g fill="${main}" opacity=".8">${rays}</g><circle cx="50" cy="50" r="36" fill="${mix(deep, mid, 0.5)}" stroke="${mix(main, '#ffffff', 0.35)}" stroke-width="4"/><circle cx="50" cy="50" r="30" fill="none" stroke="${main}" stroke-width="1.5" stroke-dasharray="2 4"/><path d="${SUITS.spade}" transform="translate(24 20) scale(.52)" fill="${pale}"/>`;
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
      W: wild,
      S: scatter,
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

/** All symbols of a skin as one hidden SVG; a reel shows one by <use href="#s-A">. */
export function spriteOf(skin: Skin): string {
  const symbols = Object.entries(skin.drawings).map(
    ([id, drawing]) => `<symbol id="s-${id}" viewBox="0 0 100 100">${drawing}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sprite">${symbols.join('')}</svg>`;
}
