import type { Currency } from '@kozyr/contracts/money';
import type { GameModel } from '../maths/engines';

/** Stakes a player can choose, minor units. All divide by 20, so that wins are never rounded. */
const LADDER: Record<Currency, readonly bigint[]> = {
  uah: [100n, 200n, 400n, 600n, 1_000n, 2_000n, 3_000n, 5_000n, 10_000n, 20_000n, 50_000n],
  kzt: [1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 30_000n, 50_000n, 100_000n, 200_000n, 500_000n],
};

/** Where the pointer stands when a game opens. */
export const FIRST_STAKE: Record<Currency, bigint> = { uah: 1_000n, kzt: 10_000n };

/** Play money of a demo session. */
export const DEMO_BALANCE: Record<Currency, bigint> = { uah: 500_000n, kzt: 5_000_000n };

/** The stakes of a game on this model: the steeper it is, the lower they end. */
export function stakesOf(model: Pick<GameModel, 'volatility'>, currency: Currency): readonly bigint[] {
  const ladder = LADDER[currency];
  const dropped = { low: 0, medium: 0, high: 1 }[model.volatility];
  return ladder.slice(0, ladder.length - dropped);
}
