import type { CatalogueGame } from '../catalogue/generate';
import { canvasOf, type Hand, HEIGHT, WIDTH } from './canvas';
import { amberForge } from './hands/amber-forge';
import { kyrganGames } from './hands/kyrgan-games';
import { northernMint } from './hands/northern-mint';
import { teremokPlay } from './hands/teremok-play';
import { velvetSuit } from './hands/velvet-suit';

/** Each studio has a hand of its own: composition, frame, light and lettering. */
const HANDS: Record<CatalogueGame['provider']['slug'], Hand> = {
  'amber-forge': amberForge,
  'kyrgan-games': kyrganGames,
  'velvet-suit': velvetSuit,
  'northern-mint': northernMint,
  'teremok-play': teremokPlay,
};

/** The art of a game as an SVG of 600 x 800, the same every time. */
export function tileOf(game: CatalogueGame): string {
  const body = HANDS[game.provider.slug](canvasOf(game));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
}
