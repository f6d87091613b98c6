import type { CatalogueGame } from '../catalogue/game';
import { canvasOf, HEIGHT, type TileStyle, WIDTH } from './canvas';
import { amberForge } from './styles/amber-forge';
import { birdOfBrass } from './styles/bird-of-brass';
import { blueHeron } from './styles/blue-heron';
import { cometTail } from './styles/comet-tail';
import { copperFox } from './styles/copper-fox';
import { deepLagoon } from './styles/deep-lagoon';
import { graniteEight } from './styles/granite-eight';
import { honeycombReels } from './styles/honeycomb-reels';
import { iskraPlay } from './styles/iskra-play';
import { kyrganGames } from './styles/kyrgan-games';
import { luckyLoom } from './styles/lucky-loom';
import { mirageHouse } from './styles/mirage-house';
import { nineLanterns } from './styles/nine-lanterns';
import { northernMint } from './styles/northern-mint';
import { oakAndIron } from './styles/oak-and-iron';
import { oldQuarter } from './styles/old-quarter';
import { paperMoonPlay } from './styles/paper-moon-play';
import { polynInteractive } from './styles/polyn-interactive';
import { saltmarshGames } from './styles/saltmarsh-games';
import { teremokPlay } from './styles/teremok-play';
import { tridensaGaming } from './styles/tridensa-gaming';
import { tumarGames } from './styles/tumar-games';
import { velvetSuit } from './styles/velvet-suit';
import { winterPost } from './styles/winter-post';
import { zhalynStudio } from './styles/zhalyn-studio';

/** Each studio has a hand of its own: composition, frame, light and lettering. */
const STYLES: Readonly<Record<string, TileStyle>> = {
  'amber-forge': amberForge,
  'kyrgan-games': kyrganGames,
  'velvet-suit': velvetSuit,
  'northern-mint': northernMint,
  'teremok-play': teremokPlay,
  'iskra-play': iskraPlay,
  'lucky-loom': luckyLoom,
  'oak-and-iron': oakAndIron,
  'paper-moon-play': paperMoonPlay,
  'blue-heron': blueHeron,
  'nine-lanterns': nineLanterns,
  'copper-fox': copperFox,
  'zhalyn-studio': zhalynStudio,
  'tumar-games': tumarGames,
  'granite-eight': graniteEight,
  'comet-tail': cometTail,
  'honeycomb-reels': honeycombReels,
  'mirage-house': mirageHouse,
  'old-quarter': oldQuarter,
  'deep-lagoon': deepLagoon,
  'bird-of-brass': birdOfBrass,
  'saltmarsh-games': saltmarshGames,
  'tridensa-gaming': tridensaGaming,
  'polyn-interactive': polynInteractive,
  'winter-post': winterPost,
};

/**
 * What the studio paints for a game, in a box of 600 x 800, the same every time.
 * @throws RangeError for a studio without a style.
 */
export function paintedBy(game: CatalogueGame): string {
  const style = STYLES[game.provider.slug];
  if (!style) throw new RangeError(`Nobody draws for ${game.provider.name}`);
  return style(canvasOf(game));
}

/** The art of a game as an SVG of 600 x 800. @throws RangeError for a studio without a style. */
export const tileOf = (game: CatalogueGame): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${paintedBy(game)}</svg>`;
