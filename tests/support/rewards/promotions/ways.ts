import { houseEdgeOf } from '../../../../platform/src/services/kernel/promotions/edge';
import { contributionOf } from '../../../../platform/src/services/play/games/rules';
import { categoryOf } from '../../../../studio/src/catalogue/game';
import { CAP, DRAWS, drawPoint, pointOf } from '../../../../studio/src/maths/crash/curve';
import { modelOf, rtpOf } from '../../../../studio/src/maths/engines';
import type { Draw } from '../../../../studio/src/maths/random';
import { BET_KINDS, type Chip, drawPocket, POCKETS, payoutOf, SPOTS } from '../../../../studio/src/maths/roulette/bets';
import { SIMULATIONS } from '../../../../studio/src/maths/simulation';

/** A way to stake in one round of a game of the house. */
export type Way = {
  name: string;
  model: string;
  /** What stays with the house, parts per million: exact, or by the published return where that is computed by convolution or played. */
  edge: number;
  /** Hundredths of a percent, as the platform keeps it with a round of this game. */
  houseEdge: number;
  /** Percent of a stake that counts for wagering. */
  contribution: number;
  /** What a stake of 1 becomes. */
  play: (draw: Draw) => number;
};

const MILLION = 1_000_000;

const named = (model: string) => {
  const found = modelOf(model);
  const rtp = rtpOf(found);
  return { model, houseEdge: houseEdgeOf(rtp), contribution: contributionOf({ category: categoryOf(found), rtp }) };
};

const chips = (...spots: string[]): Chip[] => spots.map((spot) => ({ spot, amount: 36n * 100n }));
const all = (prefix: string) => SPOTS.filter(({ kind }) => kind === prefix).map(({ id }) => id);

/** Chips on the wheel; what the wheel keeps of them is the mean over its pockets. */
export function onWheel(name: string, laid: readonly Chip[]): Way {
  const staked = laid.reduce((sum, { amount }) => sum + amount, 0n);
  const pockets = Array.from({ length: POCKETS }, (_, pocket) => Number(payoutOf(laid, pocket)) / Number(staked));
  const back = pockets.reduce((sum, one) => sum + one, 0) / POCKETS;
  const play = (draw: Draw) => pockets[drawPocket(draw)] ?? 0;
  return { ...named('single-zero'), name: `wheel ${name}`, edge: (1 - back) * MILLION, play };
}

const onPlace = ({ id }: (typeof SPOTS)[number]) => onWheel(id, chips(id));

/** Covers of the table that leave next to nothing to chance. */
const COVERS: readonly Way[] = [
  onWheel('red and black', chips('red', 'black')),
  onWheel('odd and even', chips('odd', 'even')),
  onWheel('low and high', chips('low', 'high')),
  onWheel('all dozens', chips(...all('dozen'))),
  onWheel('two dozens', chips('dozen-1', 'dozen-2')),
  onWheel('all columns', chips(...all('column'))),
  onWheel('all numbers', chips(...all('straight'))),
  onWheel('all lines and zero', chips(...all('line'), 'straight-0')),
];

/** Every place of the table alone, and the covers. */
export const WHEEL_WAYS: readonly Way[] = [...SPOTS.map(onPlace), ...COVERS];

/** How many of the equally likely draws reach a target, by bisection: points fall as draws grow. */
function reaching(target: number): bigint {
  let [reached, missed] = [0n, DRAWS + 1n];
  while (missed - reached > 1n) {
    const middle = (reached + missed) / 2n;
    if (pointOf(middle) >= target) reached = middle;
    else missed = middle;
  }
  return reached;
}

/** Leaving a curve at each of these targets, in hundredths. */
export const CURVE_WAYS: readonly Way[] = [101, 110, 150, 200, 300, 1_000, 10_000, CAP].map((target) => ({
  ...named('curve'),
  name: `curve ${target / 100}x`,
  edge: (1 - ((Number(reaching(target)) / Number(DRAWS)) * target) / 100) * MILLION,
  play: (draw) => (drawPoint(draw) >= target ? target / 100 : 0),
}));

/**
 * Slots and cascades as they are played, games of choices and decisions by timid and bold ways: all of them keep the published part. A way
 * that stakes more within a round has no place in a purse of one stake: it keeps what the game's other ways are counted with.
 */
export const GAME_WAYS: readonly Way[] = SIMULATIONS.filter(({ raises }) => !raises).map(
  ({ name, model, published, play }) => ({
    ...named(model),
    name,
    // Returns are published cut: up to a hundredth of a percent more may come back.
    edge: (100 - Number(published) - 0.01) * 10_000,
    play,
  }),
);

/** What is played: of the places of the wheel that pay alike one. */
export const WAYS: readonly Way[] = [
  ...BET_KINDS.flatMap((kind) => SPOTS.filter((spot) => spot.kind === kind).slice(0, 1)).map(onPlace),
  ...COVERS,
  ...CURVE_WAYS,
  ...GAME_WAYS,
];
