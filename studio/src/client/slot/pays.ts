import type { SlotModel, SlotSymbol } from '../../maths/model';
import { coinsToMinor } from '../../maths/round';

/** What so many of a symbol pay: how many, and the amount in minor units. */
type Pay = { count: number; amount: bigint };

/** What a symbol pays at a stake, the most first; of the wild, which pays in others' stead, nothing. */
export function paysOf(
  model: Pick<SlotModel, 'pays' | 'scatterPays'>,
  symbol: SlotSymbol,
  stake: bigint,
): readonly Pay[] {
  const coins = symbol === 'S' ? model.scatterPays : (model.pays[symbol] ?? []);
  return coins
    .map((each, index) => ({ count: index + 3, amount: coinsToMinor(each, stake) }))
    .filter(({ amount }) => amount > 0n)
    .reverse();
}
