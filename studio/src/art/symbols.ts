import type { CatalogueGame } from '../catalogue/game';
import type { SlotSymbol } from '../maths/model';
import { seededDraw } from '../maths/random';
import { iconAt } from './icons';
import { type Face, setWord } from './lettering';
import { luminance, mix, type Palette, paletteOf } from './palettes';

/** What a game looks like on the reels: its colours and one drawing per symbol, in a box of 100 x 100. */
export type Skin = { palette: Palette; names: Record<SlotSymbol, string>; drawings: Record<SlotSymbol, string> };

const SUITS = {
  spade:
    'M50 12C62 30 84 40 84 60c0 13-10 20-20 20-4 0-7-1-10-3 1 6 4 10 8 12H38c4-2 7-6 8-12-3 2-6 3-10 3-10 0-20-7-20-20 0-20 22-30 34-48Z',
  heart: 'M50 88C30 70 12 56 12 36c0-13 9-22 20-22 8 0 14 4 18 12 4-8 10-12 18-12 11 0 20 9 20 22 0 20-18 34-38 52Z',
  diamond: 'M50 8 82 50 50 92 18 50Z',
  club: 'M50 12a18 18 0 0 1 15 28 18 18 0 1 1-11 33c1 7 4 12 8 15H38c4-3 7-8 8-15a18 18 0 1 1-11-33A18 18 0 0 1 50 12Z',
  star: 'M50 8 61 37 92 38 68 58 76 88 50 71 24 88 32 58 8 38 39 37Z',
};

/** Cut stones: an outline and the lines of its facets. */
const STONES: readonly (readonly [string, string])[] = [
  ['M28 14H72L90 38 50 90 10 38Z', 'M10 38H90M28 14 38 38 50 90 62 38 72 14M38 38 50 14 62 38'],
  [
    'M50 8 88 30V70L50 92 12 70V30Z',
    'M50 30 70 41V62L50 72 30 62V41ZM50 8V30M88 30 70 41M88 70 70 62M50 92V72M12 70 30 62M12 30 30 41',
  ],
  [
    'M32 10H68L90 32V68L68 90H32L10 68V32Z',
    'M38 28H62L72 38V62L62 72H38L28 62V38ZM32 10 38 28M68 10 62 28M90 32 72 38M90 68 72 62M68 90 62 72M32 90 38 72M10 68 28 62M10 32 28 38',
  ],
  ['M50 6C76 34 86 50 86 62a36 32 0 0 1-72 0C14 50 24 34 50 6Z', 'M50 6V94M14 62 50 44 86 62M32 88 50 44 68 88'],
  ['M50 8 92 84H8Z', 'M50 8 36 64 8 84M50 8 64 64 92 84M36 64H64L50 84Z'],
];

const SHAPES: readonly string[] = [
  '<circle cx="50" cy="50" r="36"/><circle cx="50" cy="50" r="18" opacity=".35" fill="#fff"/>',
  '<path d="M14 50a36 36 0 0 1 72 0Z"/><path d="M14 54h72a36 36 0 0 1-72 0Z" opacity=".55"/>',
  '<rect x="16" y="16" width="68" height="68" rx="16"/><path d="M16 68 68 16h16L16 84Z" opacity=".35" fill="#fff"/>',
  '<path d="M50 12 88 82H12Z" stroke-width="8" stroke-linejoin="round"/><path d="M50 12 88 82H50Z" opacity=".35" fill="#fff"/>',
  '<path d="M50 12a19 19 0 0 1 19 19 19 19 0 1 1 0 38 19 19 0 1 1-38 0 19 19 0 1 1 0-38 19 19 0 0 1 19-19Z"/><circle cx="50" cy="50" r="11" opacity=".5" fill="#fff"/>',
];

/**
 * Small things of a studio's own for its low symbols: the five first that are not pictures of the game. Nine, since a game
 * has four pictures.
 */
const SMALL_THINGS: Readonly<Record<string, readonly string[]>> = {
  'teremok-play': ['daisy', 'oak-leaf', 'cherry', 'acorn', 'clover', 'poppy', 'pear', 'wheat', 'mushroom'],
  'saltmarsh-games': [
    'anchor',
    'scallop',
    'buoy',
    'compass',
    'feather',
    'flatfish',
    'mooring-bollard',
    'sextant',
    'spyglass',
  ],
  'copper-fox': ['cog', 'valve', 'screw', 'spanner', 'hexagonal-nut', 'gears', 'top-hat', 'oil-can', 'brass-eye'],
  'nine-lanterns': [
    'paper-lantern',
    'lotus',
    'handheld-fan',
    'paper-crane',
    'dango',
    'dumpling',
    'bamboo',
    'windchimes',
    'gong',
  ],
  'oak-and-iron': [
    'acorn',
    'oak-leaf',
    'key',
    'fleur-de-lys',
    'broadsword',
    'round-shield',
    'anvil',
    'chalice-drops',
    'ring',
  ],
  'paper-moon-play': [
    'moon',
    'round-star',
    'paper-boat',
    'fluffy-cloud',
    'paper-windmill',
    'kite',
    'mushroom-house',
    'shiny-apple',
    'open-book',
  ],
  'polyn-interactive': [
    'fern',
    'poppy',
    'three-leaves',
    'bud',
    'linden-leaf',
    'spoted-flower',
    'mushrooms-cluster',
    'hops',
    'berry-bush',
  ],
  'lucky-loom': [
    'yarn',
    'shirt-button',
    'ribbon',
    'sewing-needle',
    'hearts',
    'scissors',
    'sewing-machine',
    'rolled-cloth',
    'winter-gloves',
  ],
  'granite-eight': [
    'rock',
    'carabiner',
    'peaks',
    'rope-coil',
    'compass',
    'walking-boot',
    'camping-tent',
    'war-pick',
    'binoculars',
  ],
  'comet-tail': [
    'ringed-planet',
    'moon-orbit',
    'round-star',
    'asteroid',
    'rocket',
    'comet-spark',
    'ufo',
    'radar-dish',
    'galaxy',
  ],
  'honeycomb-reels': ['bee', 'honey-jar', 'daisy', 'strawberry', 'clover', 'beehive', 'pear', 'jelly-beans', 'ladybug'],
  'old-quarter': [
    'coffee-cup',
    'ticket',
    'umbrella',
    'key',
    'croissant',
    'newspaper',
    'street-light',
    'mailbox',
    'fedora',
  ],
  'deep-lagoon': [
    'scallop',
    'sea-star',
    'bubbles',
    'spiral-shell',
    'coral',
    'nautilus-shell',
    'anchor',
    'oyster-pearl',
    'jellyfish',
  ],
  'winter-post': [
    'snowflake-1',
    'envelope',
    'pine-tree',
    'ringing-bell',
    'post-stamp',
    'quill-ink',
    'winter-gloves',
    'wax-seal',
    'present',
  ],
  'bird-of-brass': [
    'cog',
    'feather',
    'skeleton-key',
    'ringing-bell',
    'musical-notes',
    'pocket-watch',
    'pendulum-swing',
    'hourglass',
    'bird-cage',
  ],
};

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
