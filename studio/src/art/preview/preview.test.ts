import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CatalogueGame } from '../../catalogue/game';
import { generateCatalogue } from '../../catalogue/generate';
import { nodeHmac } from '../../fairness/server-seed';
import { fairDraw } from '../../fairness/stream';
import { type GameModel, MODELS, modelOf } from '../../maths/engines';
import { at } from '../../maths/model';
import { drawRound } from '../../maths/round';
import { copyPart, dimmed, smeared } from './bitmap';
import { timesPaid } from './film';
import { filmOf, hasPreview, MAX_PREVIEW_BYTES, packed, previewSeeds } from './preview';
import { reelAt } from './slot-film';
import { SIZE } from './stage';

const games = generateCatalogue();

function gameOf(engine: GameModel['engine'], skipped = 0): CatalogueGame {
  return at(
    games.filter(({ model }) => modelOf(model).engine === engine),
    skipped,
  );
}

test.each(['slot', 'cascade'] as const)(
  'the preview of a %s is one film within its bytes, the same each time, that comes to rest within five seconds',
  async (engine) => {
    const game = gameOf(engine);
    const film = await filmOf(game);
    const moving = film.slice(0, -1).reduce((sum, { ms }) => sum + ms, 0);
    expect(moving).toBeLessThan(5_000);
    expect(film.length).toBeGreaterThan(12);
    expect((await filmOf(game)).every(({ picture }, index) => picture.data.equals(at(film, index).picture.data))).toBe(
      true,
    );
    const file = await packed(film, 20);
    expect(file.length).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
    const { width, pageHeight, loop } = await sharp(file, { animated: true }).metadata();
    expect([width, pageHeight, loop]).toEqual([SIZE.width, SIZE.height, 1]);
  },
  60_000,
);

test('a preview shows the first round of seeds that are one rule for all games', () => {
  const { serverSeed, clientSeed, nonce } = previewSeeds('lucky-fox');
  expect([serverSeed, clientSeed, nonce]).toEqual([previewSeeds('other').serverSeed, 'lucky-fox', 0]);
  // Slugs are seeds that the verifier takes.
  expect(games.every(({ slug }) => /^[A-Za-z0-9_-]{1,64}$/.test(slug))).toBe(true);
});

test('previews win as often as any other first round of the same games', () => {
  const shareOfWins = (serverSeed: string) => {
    const won = games.flatMap(({ slug, model }) => {
      const maths = modelOf(model);
      const seeds = { ...previewSeeds(slug), serverSeed };
      return maths.engine === 'slot' ? [drawRound(maths, fairDraw(nodeHmac, seeds)).coins > 0] : [];
    });
    return won.filter(Boolean).length / won.length;
  };
  const shown = shareOfWins(previewSeeds('').serverSeed);
  for (const other of ['one', 'two', 'three']) expect(Math.abs(shown - shareOfWins(other)), other).toBeLessThan(0.04);
});

test('games that are chosen, decided or played at one table have no preview', async () => {
  expect(MODELS.filter(hasPreview).every(({ engine }) => engine === 'slot' || engine === 'cascade')).toBe(true);
  expect(await filmOf(gameOf('crash'))).toEqual([]);
});

test('a reel begins where it stands and lands where it was drawn, the first reel first', () => {
  expect(reelAt(0, 2, 13, 30)).toEqual({ place: 13, fast: false });
  expect(reelAt(500, 0, 3, 30).fast).toBe(true);
  expect(reelAt(1_300, 0, 3, 30)).toEqual({ place: 30, fast: false });
  expect(reelAt(1_300, 4, 23, 30).fast).toBe(true);
});

test('what a spin paid is written in stakes, to the hundredth', () => {
  expect([0, 8, 20, 247].map((coins) => timesPaid(coins, 20))).toEqual(['×0.00', '×0.40', '×1.00', '×12.35']);
});

const rows = (...values: number[]) => ({
  width: 1,
  height: values.length,
  data: Buffer.from(values.flatMap((value) => [value, value, value])),
});

test('of a part that reaches out of the field only what is within is drawn', () => {
  const on = rows(0, 0, 0, 0);
  copyPart(rows(7, 8, 9), on, { x: 0, y: 0, width: 1, height: 3, toX: 0, toY: 0 }, 1, 2);
  expect(on).toEqual(rows(0, 8, 0, 0));
});

test('a turning reel is smeared upright and goes round', () => {
  expect(smeared(rows(0, 10, 20), 2)).toEqual(rows(5, 15, 10));
});

test('what did not pay is shown pale', () => {
  expect(dimmed(rows(100), [0, 0, 0], 0.5)).toEqual(rows(50));
});
