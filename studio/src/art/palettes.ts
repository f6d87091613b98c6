import { seededDraw } from '../maths/random';
import { WIDER_ROWS } from './wider-palettes';

/** Five colours of a picture: the darkest ground, a middle tone, the leading colour, its partner and the palest one. */
export type Palette = { deep: string; mid: string; main: string; second: string; pale: string };

const palettes = (...rows: string[]): Palette[] =>
  rows.map((row) => {
    const [deep = '', mid = '', main = '', second = '', pale = ''] = row.split(' ').map((colour) => `#${colour}`);
    return { deep, mid, main, second, pale };
  });

/** Chosen by hand for each theme: lamp-lit and a little dusty, no pure hues. */
const BY_THEME: Record<string, Palette[]> = {
  steppe: palettes(
    '1d2a33 3f6b78 e2a64a c65b3a f3e3bd',
    '2b1d22 7a3b35 eab45c 5f9a94 f6e6c8',
    '14283a 2f5d7c f0c36a d9734e eaf0e2',
  ),
  carpathians: palettes(
    '10221b 2d5a43 d9a552 b5543b e8ecd2',
    '172026 3d5d57 9fc28a d98a4b eef0dc',
    '221a14 5c4a2e a9b665 d16b3f f2e8cb',
  ),
  'black-sea': palettes(
    '0b2230 1f5a6e e7b860 e06a52 dff0ea',
    '10233f 2b5f8c 7fd0c4 efb15a f0ead2',
    '1a1f2b 34525f d8c49a c2554a eef1ea',
  ),
  'deep-mine': palettes(
    '1c130f 5a3a22 f0a93c 58b0a8 fbe7b6',
    '15181f 3a4450 e8b44f c8553d f4ead0',
    '201218 6b2f3a f3b24a 7fc0b8 fce4bf',
  ),
  harvest: palettes(
    '20301a 55792f f2b632 d6452f fdf1cf',
    '3a1a16 9a3a2a f5bc47 6f9a3c fdeccb',
    '16302c 3b7a66 f6c350 e2633f fbf3d8',
  ),
  winter: palettes(
    '122236 3d6d93 bfe3ec e8b45a f5fafa',
    '1c2440 4f64a0 d7e6f7 f08f6f fbf7ef',
    '0f2a30 2f7078 a9e0d4 f2c165 f2fbf7',
  ),
  legends: palettes(
    '1f1424 5a2c4c f0a24a 5fb59c f8e6cf',
    '12211f 2d5f52 f2b857 d0543f eef2d8',
    '1a1830 45407a eeb45e cf5a6a efe8f2',
  ),
  strongholds: palettes(
    '1c1a1f 4b4048 d9b06a a83a38 efe6d4',
    '1d1216 6e2430 e6bb67 6f8f9c f5e8cf',
    '131d2b 34506e dcb765 b4533f eee9d8',
  ),
  bazaar: palettes(
    '102a2c 1f6a66 eeb658 cf5840 f8ebcd',
    '2c1426 7b2e52 f0b45a 4ea39a fae6cf',
    '2a1c10 84502a f3c064 3f8c94 fbeccb',
  ),
  cosmos: palettes(
    '0f1526 2f3f70 e9c46a e07a5f edf0f5',
    '151320 443a66 f2b46c 6fc3b5 f3ecf2',
    '0d1f26 23555f f4d58a e36a55 eaf4f0',
  ),
  carnival: palettes(
    '241018 8a2337 f2bd55 3f8f86 fbeed6',
    '14202e 2d4f77 f4c25b d94b45 f8efdc',
    '231427 6a2a5e f0b95a 49a58f f9e9dc',
  ),
  pyramids: palettes(
    '24180f 8a5a2b f1c15b 2f8f93 fbeccb',
    '122430 2c6470 f3c767 cf6138 f8edd0',
    '2b1512 94402a f6c969 4c9a83 fbe9cc',
  ),
  midnight: palettes(
    '12131c 363a55 c9d3a0 b8413f e9e6dc',
    '191320 4a2f56 d6b3d9 e0a24c efe6ee',
    '0f1c1c 2b5050 b9d48a cf5746 e8efdf',
  ),
  sweetshop: palettes(
    '3a1a28 a34a64 f7c2b5 f0b350 fff3e6',
    '203036 4d8a8a f6c9a8 e2706b fff4e4',
    '2e1c18 8a5238 f4cf9b d65f6d fff0dc',
  ),
  music: palettes(
    '1a1620 54385f f0b458 e0604c f5e9e0',
    '10222b 285c72 f2c160 dd5a55 eaf1ec',
    '22150f 7a4426 f1bb5c 4f9c92 f9ead2',
  ),
  meadow: palettes(
    '14291d 3c7d4e f4d06a e8768a f6f6dc',
    '1b2a36 447b8f f6cf74 d977a0 f4f5e6',
    '2a2417 7d7a34 f5c95c cf5f6a fbf4d6',
  ),
};

const WIDER = new Map(Object.entries(WIDER_ROWS).map(([theme, rows]) => [theme, palettes(...rows)]));

const FALLBACK: Palette = { deep: '#1c1a1f', mid: '#4b4048', main: '#d9b06a', second: '#a83a38', pale: '#efe6d4' };

/** Each studio leans on a colour of its own; how far, by tone. */
const LEANINGS: Record<string, { deep: [string, number]; mid: [string, number]; main: [string, number] }> = {
  'amber-forge': { deep: ['#150c07', 0.45], mid: ['#6b3a17', 0.3], main: ['#f0a030', 0.3] },
  'kyrgan-games': { deep: ['#1b2733', 0.15], mid: ['#2f6f80', 0.12], main: ['#e6ad52', 0.1] },
  'velvet-suit': { deep: ['#1a0a12', 0.5], mid: ['#5e1530', 0.35], main: ['#e8c27a', 0.35] },
  'northern-mint': { deep: ['#12302d', 0.25], mid: ['#6fb8a4', 0.25], main: ['#ffffff', 0.05] },
  'teremok-play': { deep: ['#1d1713', 0.1], mid: ['#b33a2c', 0.12], main: ['#f3b73a', 0.12] },
  'saltmarsh-games': { deep: ['#1b2a30', 0.4], mid: ['#5f7f86', 0.4], main: ['#d8b878', 0.25] },
  'copper-fox': { deep: ['#0f2138', 0.4], mid: ['#2a5686', 0.35], main: ['#d98a50', 0.5] },
  'zhalyn-studio': { deep: ['#1a0806', 0.6], mid: ['#a32a12', 0.45], main: ['#f89a2a', 0.45] },
  'blue-heron': { deep: ['#1a2a38', 0.45], mid: ['#6f93a4', 0.4], main: ['#c9b48a', 0.3] },
  'nine-lanterns': { deep: ['#140d28', 0.45], mid: ['#5a1f48', 0.3], main: ['#f6b040', 0.4] },
  'oak-and-iron': { deep: ['#171513', 0.5], mid: ['#4a4a40', 0.35], main: ['#bd9a55', 0.35] },
  'paper-moon-play': { deep: ['#1d2048', 0.3], mid: ['#6a62a8', 0.15], main: ['#f8cf7a', 0.2] },
  'tridensa-gaming': { deep: ['#101018', 0.3], mid: ['#1f5ad0', 0.15], main: ['#ffd23a', 0.2] },
  'polyn-interactive': { deep: ['#0d1715', 0.55], mid: ['#3a554a', 0.4], main: ['#bcc492', 0.45] },
  'lucky-loom': { deep: ['#2a1212', 0.3], mid: ['#b8302a', 0.3], main: ['#dca83c', 0.1] },
  'granite-eight': { deep: ['#1d232a', 0.25], mid: ['#6a7886', 0.15], main: ['#e6c27a', 0.1] },
  'comet-tail': { deep: ['#12142a', 0.4], mid: ['#3f4a8c', 0.15], main: ['#f2b24c', 0.25] },
  'honeycomb-reels': { deep: ['#331c06', 0.5], mid: ['#c47a14', 0.4], main: ['#fbbd30', 0.5] },
  'mirage-house': { deep: ['#0f2a3c', 0.3], mid: ['#1f8490', 0.25], main: ['#efba62', 0.25] },
  'iskra-play': { deep: ['#191817', 0.5], mid: ['#5a564c', 0.2], main: ['#ea5230', 0.35] },
  'old-quarter': { deep: ['#1a1f2c', 0.3], mid: ['#56607a', 0.15], main: ['#f6c46a', 0.3] },
  'deep-lagoon': { deep: ['#041c2c', 0.5], mid: ['#0f7f96', 0.45], main: ['#f6cb72', 0.2] },
  'tumar-games': { deep: ['#131316', 0.4], mid: ['#4a3038', 0.2], main: ['#cdd2d6', 0.6] },
  'winter-post': { deep: ['#1b2a44', 0.3], mid: ['#5a86b4', 0.3], main: ['#dfe9f0', 0.3] },
  'bird-of-brass': { deep: ['#14100e', 0.4], mid: ['#3a4a40', 0.2], main: ['#d8a850', 0.55] },
};

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** A colour on the way from one to another; `share` of the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;
}

/** How light a colour looks, 0 to 1 (relative luminance of WCAG). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The palette of a game: one of its theme's, leaning to its studio's. */
export function paletteOf(theme: string, provider: string, seed: number): Palette {
  const choices = BY_THEME[theme] ?? WIDER.get(theme) ?? [FALLBACK];
  const base = choices[seededDraw(seed ^ 0x5eed)(choices.length)] ?? FALLBACK;
  const lean = LEANINGS[provider];
  if (!lean) return base;
  return {
    ...base,
    deep: mix(base.deep, ...lean.deep),
    mid: mix(base.mid, ...lean.mid),
    main: mix(base.main, ...lean.main),
  };
}
