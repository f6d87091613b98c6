import type { CatalogueGame } from '../../catalogue/game';
import { commitmentOf, nodeHmac } from '../../fairness/server-seed';
import { fairDraw, type Seeds } from '../../fairness/stream';
import { drawCascade } from '../../maths/cascade/round';
import { type GameModel, modelOf } from '../../maths/engines';
import { at } from '../../maths/model';
import { drawRound } from '../../maths/round';
import { filmCascade } from './cascade-film';
import type { Frame } from './film';
import { filmSlot } from './slot-film';

/** Bytes of a preview at most. */
export const MAX_PREVIEW_BYTES = 120_000;

/**
 * The seeds of the round that a game's preview shows: one server seed for all games, made of a sentence, the game's slug, and the first round
 * of the two. Nobody chooses what comes of them, and anybody can have the round drawn again by the verifier.
 */
export const previewSeeds = (slug: string): Seeds => ({
  serverSeed: commitmentOf('A preview of real play'),
  clientSeed: slug,
  nonce: 0,
});

/** Whether games of a model have a preview: those whose rounds are drawn whole without a choice of the player's. */
export const hasPreview = ({ engine }: Pick<GameModel, 'engine'>): boolean => engine === 'slot' || engine === 'cascade';

/** The paid spin of the preview's round as pictures; none for a game that has no preview. */
export async function filmOf(game: CatalogueGame): Promise<Frame[]> {
  const model = modelOf(game.model);
  const draw = fairDraw(nodeHmac, previewSeeds(game.slug));
  switch (model.engine) {
    case 'slot':
      return filmSlot(game, model, at(drawRound(model, draw).spins, 0));
    case 'cascade':
      return filmCascade(game, at(drawCascade(model, draw).spins, 0));
    default:
      return [];
  }
}

/** The film in one file, which plays once and then shows its last picture. @param quality 0 to 100 */
export async function packed(frames: readonly Frame[], quality: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = at(frames, 0).picture;
  const pictures = Buffer.concat(frames.map(({ picture }) => picture.data));
  return sharp(pictures, {
    raw: { width, height: height * frames.length, channels: 3, pageHeight: height },
    limitInputPixels: false,
  })
    .webp({ quality, effort: 2, loop: 1, delay: frames.map(({ ms }) => ms) })
    .toBuffer();
}
