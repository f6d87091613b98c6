import { STAKE_STEP } from '../maths/stake-step';
import { toMinor } from '../page/amounts';
import { typedAmount } from './typed-amount';

/** What was typed as a bet: the bet in minor units, or why it is none, with the amounts that would be. */
export type TypedBet =
  | { fault: null; bet: bigint }
  | { fault: 'no-amount' }
  | { fault: 'too-low'; bound: bigint }
  | { fault: 'too-high'; bound: bigint }
  | { fault: 'between-steps'; below: bigint; above: bigint };

/** Reads a bet that was typed in a game that offers these, least first: what lies between them is taken too, in whole steps. */
export function readTypedBet(text: string, offered: readonly string[]): TypedBet {
  const bet = typedAmount(text);
  if (bet === null) return { fault: 'no-amount' };
  const [least, most] = [toMinor(offered.at(0) ?? '0'), toMinor(offered.at(-1) ?? '0')];
  if (bet < least) return { fault: 'too-low', bound: least };
  if (bet > most) return { fault: 'too-high', bound: most };
  const over = bet % STAKE_STEP;
  return over === 0n
    ? { fault: null, bet }
    : { fault: 'between-steps', below: bet - over, above: bet - over + STAKE_STEP };
}
