import type { Lettering } from './lettering';

/** What lies behind a picture on the reels. */
export type Plaque =
  | 'coin'
  | 'hexagon'
  | 'card'
  | 'disc'
  | 'petals'
  | 'rope'
  | 'gear'
  | 'flame'
  | 'wash'
  | 'lantern'
  | 'shield'
  | 'layers'
  | 'slash'
  | 'label'
  | 'cloth'
  | 'contours'
  | 'orbit'
  | 'arch'
  | 'burst'
  | 'sign'
  | 'bubble'
  | 'amulet'
  | 'stamp';

/** How a shape is worked: cast in metal, cut from paper, printed off its register, sewn, glazed, carved, painted, lit from within. */
export type Finish = 'cast' | 'cut' | 'print' | 'stitch' | 'glass' | 'stone' | 'painted' | 'glow';

/** The colours of a frame's lines: names of the palette, lighter with "+", darker with "-". */
export type Paint = `${'deep' | 'mid' | 'main' | 'second' | 'pale'}${'' | '+' | '-'}`;

/** One line of a frame round the reels: how far in, how wide, in which colour and in which dashes. */
export type FrameLine = readonly [inset: number, width: number, paint: Paint, dashes?: string];

export type Corner = 'none' | 'rivet' | 'diamond' | 'horn' | 'leaf' | 'fan' | 'flower' | 'star';

/** What the hand of a studio makes of a game's room, beside its tile. */
export type Hand = {
  lettering: Pick<Lettering, 'weight'> & Partial<Pick<Lettering, 'upper' | 'spacing' | 'leading'>>;
  plaque: Plaque;
  finish: Finish;
  /** Reels of paper or cloth are pale. */
  well: 'dark' | 'pale';
  frame: readonly FrameLine[];
  corner: Corner;
};

const bevelled: readonly FrameLine[] = [
  [1, 2, 'deep-'],
  [6, 9, 'main+'],
  [14, 10, 'main'],
  [24, 12, 'main-'],
  [33, 5, 'main+'],
  [37, 3, 'deep-'],
];

const hand = (
  lettering: Hand['lettering'],
  plaque: Plaque,
  finish: Finish,
  well: Hand['well'],
  corner: Corner,
  frame: readonly FrameLine[],
): Hand => ({ lettering, plaque, finish, well, corner, frame });

/** The hands, after what each studio's tiles are drawn with. */
const HANDS: Readonly<Record<string, Hand>> = {
  'amber-forge': hand({ weight: 900, upper: true }, 'hexagon', 'cast', 'dark', 'rivet', [
    ...bevelled,
    [18, 5, 'deep-', '.1 20'],
  ]),
  'kyrgan-games': hand({ weight: 800 }, 'disc', 'cut', 'dark', 'horn', [
    [4, 8, 'second-'],
    [20, 26, 'second'],
    [20, 12, 'pale', '10 10'],
    [35, 5, 'main'],
  ]),
  'velvet-suit': hand({ weight: 500, upper: true, spacing: 0.06 }, 'card', 'painted', 'dark', 'fan', [
    [4, 3, 'main'],
    [18, 22, 'deep'],
    [14, 1.5, 'main'],
    [22, 1.5, 'main'],
    [18, 3, 'main+', '2 18'],
    [34, 5, 'main'],
    [38, 2, 'main-'],
  ]),
  'northern-mint': hand({ weight: 800 }, 'coin', 'painted', 'pale', 'none', [
    [18, 34, 'pale+'],
    [34, 8, 'mid'],
  ]),
  'teremok-play': hand({ weight: 800 }, 'petals', 'painted', 'dark', 'flower', [
    [4, 8, 'second-'],
    [20, 28, 'pale+'],
    [15, 7, 'second', '7 7'],
    [22, 7, 'second', '7 7'],
    [29, 5, 'mid', '5 9'],
    [36, 5, 'main'],
  ]),
  'saltmarsh-games': hand({ weight: 'fell' }, 'rope', 'print', 'pale', 'star', [
    [18, 34, 'pale'],
    [6, 2, 'deep'],
    [18, 12, 'deep', '20 20'],
    [11, 2, 'deep'],
    [25, 2, 'deep'],
    [36, 4, 'mid-'],
  ]),
  'copper-fox': hand({ weight: 'stencil', upper: true }, 'gear', 'cast', 'dark', 'rivet', [
    ...bevelled,
    [19, 1.5, 'deep', '2 6'],
  ]),
  'zhalyn-studio': hand({ weight: 900, upper: true }, 'flame', 'glow', 'dark', 'horn', [
    [6, 8, 'deep-'],
    [20, 26, 'mid-'],
    [20, 9, 'main', '12 8'],
    [34, 6, 'main+'],
  ]),
  'blue-heron': hand({ weight: 'kaushan' }, 'wash', 'print', 'pale', 'none', [
    [20, 22, 'deep'],
    [20, 15, 'mid-'],
    [17, 5, 'mid+'],
    [20, 22, 'deep', '3 77'],
    [36, 3, 'deep-'],
  ]),
  'nine-lanterns': hand({ weight: 800 }, 'lantern', 'glow', 'dark', 'diamond', [
    [5, 6, 'main-'],
    [20, 26, 'second-'],
    [12, 2, 'main'],
    [28, 2, 'main'],
    [20, 6, 'main', '18 12 4 6'],
    [36, 6, 'main'],
  ]),
  'oak-and-iron': hand({ weight: 'pirata' }, 'shield', 'print', 'pale', 'rivet', [
    [20, 38, 'deep-'],
    [6, 2, 'pale'],
    [19, 12, 'second'],
    [19, 12, 'deep-', '3 9'],
    [33, 2, 'pale'],
  ]),
  'paper-moon-play': hand({ weight: 'londrina' }, 'layers', 'cut', 'dark', 'none', [
    [8, 15, 'pale+'],
    [16, 9, 'pale-'],
    [22, 9, 'mid+'],
    [29, 8, 'mid'],
    [36, 7, 'mid-'],
  ]),
  'tridensa-gaming': hand({ weight: 'anton', upper: true }, 'slash', 'painted', 'dark', 'none', [
    [20, 38, 'deep-'],
    [14, 12, 'second'],
    [27, 8, 'pale+'],
    [35, 6, 'main'],
  ]),
  'polyn-interactive': hand({ weight: 'caveat' }, 'label', 'print', 'dark', 'leaf', [
    [18, 34, 'deep'],
    [16, 1.5, 'pale', '9 5'],
    [22, 3, 'mid+', '1 11'],
    [35, 3, 'main'],
  ]),
  'lucky-loom': hand({ weight: 'silkscreen', upper: true }, 'cloth', 'stitch', 'pale', 'flower', [
    [20, 38, 'pale+'],
    [6, 5, 'second', '5 5'],
    [17, 10, 'second', '10 10'],
    [17, 4, 'mid-', '4 16'],
    [28, 5, 'second', '5 5'],
    [36, 4, 'mid'],
  ]),
  'granite-eight': hand({ weight: 700, upper: true, spacing: 0.08 }, 'contours', 'stone', 'dark', 'none', [
    [8, 14, 'mid+'],
    [20, 14, 'mid'],
    [31, 10, 'mid-'],
    [38, 3, 'main'],
  ]),
  'comet-tail': hand({ weight: 'righteous', upper: true, spacing: 0.02 }, 'orbit', 'painted', 'dark', 'star', [
    [7, 10, 'second'],
    [17, 9, 'main'],
    [26, 8, 'pale'],
    [34, 7, 'mid'],
  ]),
  'honeycomb-reels': hand({ weight: 'lilita' }, 'hexagon', 'glass', 'dark', 'none', [
    [6, 10, 'main-'],
    [19, 22, 'main'],
    [14, 5, 'main+', '26 14'],
    [33, 8, 'mid-'],
  ]),
  'mirage-house': hand({ weight: 'marcellus', upper: true, spacing: 0.03 }, 'arch', 'glass', 'dark', 'diamond', [
    [5, 5, 'main'],
    [20, 26, 'mid-'],
    [20, 22, 'mid+', '17 3'],
    [20, 7, 'main', '7 13'],
    [35, 5, 'main'],
  ]),
  'iskra-play': hand({ weight: 900, upper: true, spacing: -0.01 }, 'burst', 'print', 'pale', 'none', [
    [20, 38, 'deep-'],
    [13, 10, 'main'],
    [27, 8, 'pale'],
  ]),
  'old-quarter': hand({ weight: 'oleo' }, 'sign', 'painted', 'dark', 'none', [
    [20, 38, 'deep-'],
    [20, 28, 'second-'],
    [20, 28, 'pale', '20 20'],
    [36, 5, 'main'],
    [4, 4, 'main-'],
  ]),
  'deep-lagoon': hand({ weight: 700 }, 'bubble', 'glass', 'dark', 'none', [
    [18, 32, 'mid-'],
    [13, 9, 'main-'],
    [13, 6, 'main+', '9 7'],
    [27, 3, 'pale', '.1 12'],
    [36, 5, 'mid+'],
  ]),
  'tumar-games': hand({ weight: 'cinzel', upper: true, spacing: 0.01 }, 'amulet', 'cast', 'dark', 'diamond', [
    ...bevelled,
    [19, 5, 'main+', '.1 10'],
  ]),
  'winter-post': hand({ weight: 'abril' }, 'stamp', 'print', 'dark', 'none', [
    [20, 38, 'pale+'],
    [17, 16, 'second', '20 20'],
    [17, 16, 'mid', '.01 20 0 20'],
    [35, 4, 'mid'],
  ]),
  'bird-of-brass': hand({ weight: 'limelight' }, 'gear', 'cast', 'dark', 'star', [...bevelled, [19, 7, 'mid-', '7 7']]),
};

/** The hand of a studio. @throws RangeError for a studio without one */
export function handOf(studio: string): Hand {
  const hand = HANDS[studio];
  if (!hand) throw new RangeError(`No hand of ${studio}`);
  return hand;
}
