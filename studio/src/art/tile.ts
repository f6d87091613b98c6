import type { CatalogueGame } from '../catalogue/game';
import { canvasOf, type Hand, HEIGHT, WIDTH } from './canvas';
import { amberForge } from './hands/amber-forge';
import { birdOfBrass } from './hands/bird-of-brass';
import { blueHeron } from './hands/blue-heron';
import { cometTail } from './hands/comet-tail';
import { copperFox } from './hands/copper-fox';
import { deepLagoon } from './hands/deep-lagoon';
import { graniteEight } from './hands/granite-eight';
import { honeycombReels } from './hands/honeycomb-reels';
import { iskraPlay } from './hands/iskra-play';
import { kyrganGames } from './hands/kyrgan-games';
import { luckyLoom } from './hands/lucky-loom';
import { mirageHouse } from './hands/mirage-house';
import { nineLanterns } from './hands/nine-lanterns';
import { northernMint } from './hands/northern-mint';
import { oakAndIron } from './hands/oak-and-iron';
import { oldQuarter } from './hands/old-quarter';
import { paperMoonPlay } from './hands/paper-moon-play';
import { polynInteractive } from './hands/polyn-interactive';
import { saltmarshGames } from './hands/saltmarsh-games';
import { teremokPlay } from './hands/teremok-play';
import { tridensaGaming } from './hands/tridensa-gaming';
import { tumarGames } from './hands/tumar-games';
import { velvetSuit } from './hands/velvet-suit';
import { winterPost } from './hands/winter-post';
import { zhalynStudio } from './hands/zhalyn-studio';

/** Each studio has a hand of its own: composition, frame, light and lettering. */
const HANDS: Readonly<Record<string, Hand>> = {
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
 * The art of a game as an SVG of 600 x 800, the same every time.
 * @throws RangeError for a studio without a hand.
 */
export function tileOf(game: CatalogueGame): string {
  const hand = HANDS[game.provider.slug];
  if (!hand) throw new RangeError(`Nobody draws for ${game.provider.name}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${hand(canvasOf(game))}</svg>`;
}
