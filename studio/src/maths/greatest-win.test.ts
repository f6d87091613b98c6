import { describe, expect, it } from 'vitest';
import { feedOf } from '../catalogue/feed';
import { generateCatalogue } from '../catalogue/generate';
import type { ChosenChoice, ChosenModel } from './chosen/chosen-round';
import { CAP, paidAt } from './crash/curve';
import { drawOutcome, isChosen, isDrawn, MODELS, maxWinOf, modelOf, winOf } from './engines';
import { seededDraw } from './random';
import { payoutOf, SPOTS } from './roulette/bets';

const STAKE = 2_000n;

/** Those that pay most at once, of each game of choices. */
const CHOICES: Readonly<Record<ChosenModel['engine'], readonly ChosenChoice[]>> = {
  dice: [{ engine: 'dice', side: 'over', winning: 100 }],
  keno: [
    { engine: 'keno', marked: [5] },
    { engine: 'keno', marked: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  ],
  plinko: [{ engine: 'plinko', rows: 16, risk: 'high' }],
};

const greatest = (wins: readonly bigint[]) => wins.toSorted((one, other) => Number(other - one))[0] ?? 0n;

/** The most that many rounds of a model paid, of one stake, minor units. */
function mostOf(id: string): bigint {
  const model = modelOf(id);
  if (isDrawn(model)) {
    const wins = Array.from({ length: 1_000 }, (_, seed) => {
      const choices = isChosen(model) ? CHOICES[model.engine] : [null];
      return choices.map((choice) => winOf(drawOutcome(model, choice, seededDraw(seed)), STAKE));
    });
    return greatest(wins.flat());
  }
  if (model.engine === 'roulette')
    return greatest(
      SPOTS.flatMap(({ id: spot }) =>
        Array.from({ length: 37 }, (_, pocket) => payoutOf([{ spot, amount: STAKE }], pocket)),
      ),
    );
  // What games of decisions offer ends at their greatest multiplier; their own tests go through every step and every hand.
  return model.engine === 'crash' ? paidAt(STAKE, CAP) : STAKE * BigInt(maxWinOf(model));
}

describe('what a round wins at the most', () => {
  it.each(MODELS.map(({ id }) => [id]))('a round of %s never wins more than its feed says', (id) => {
    expect(mostOf(id)).toBeLessThanOrEqual(STAKE * BigInt(maxWinOf(modelOf(id))));
  });

  it('the greatest win is in the feed of every game', () => {
    const games = generateCatalogue();
    const told = new Map(feedOf(games).games.map((game) => [game.slug, game.max_win_multiplier]));
    for (const { slug, model } of games) expect(told.get(slug), slug).toBe(`${maxWinOf(modelOf(model))}.00`);
  });
});
