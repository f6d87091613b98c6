import type { Currency, StakeCurrency } from '@kozyr/contracts/money';
import type { GameModel } from '../maths/engines';

/** Whether it is credits of play money that are played for. The contract's own isMoney would bring its validator to the browser. */
export const isCredits = (currency: StakeCurrency): currency is Exclude<StakeCurrency, Currency> => currency === 'crd';

/** The contract's stakedAs, for the browser as isCredits: credits are staked as hryvnias are. */
export const stakedAs = (currency: StakeCurrency): Currency => (isCredits(currency) ? 'uah' : currency);

/** Stakes that a player is offered, minor units. What lies between them can be typed, in steps (`takesStake`). */
const LADDER: Record<Currency, readonly bigint[]> = {
  uah: [100n, 200n, 400n, 600n, 1_000n, 2_000n, 3_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  kzt: [1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 30_000n, 50_000n, 100_000n, 200_000n, 500_000n],
};

const FIRST_STAKE: Record<Currency, bigint> = { uah: 1_000n, kzt: 10_000n };

/** Play money of a demo session. */
export const DEMO_BALANCE: Record<Currency, bigint> = { uah: 500_000n, kzt: 5_000_000n };

/** The stakes of a game on this model: the steeper it is, the lower they end. */
export function stakesOf(model: Pick<GameModel, 'volatility'>, currency: StakeCurrency): readonly bigint[] {
  const ladder = LADDER[stakedAs(currency)];
  const dropped = { low: 0, medium: 0, high: 1 }[model.volatility];
  return ladder.slice(0, ladder.length - dropped);
}

/** Where the pointer stands when a game opens, of the stakes that it offers there. */
export const firstStake = (stakes: readonly bigint[], currency: StakeCurrency): bigint =>
  stakes.findLast((stake) => stake <= FIRST_STAKE[stakedAs(currency)]) ?? stakes.at(0) ?? 0n;
