import type { StakeCurrency } from '@kozyr/contracts/money';
import { decimal, payout } from '../../maths/decisions/ratio';
import { CELLS, ladderOf } from '../../maths/mines/mines';
import { fromMinor, moneyText, percentText, timesText, toMinor } from '../../page/amounts';
import type { MinesView } from '../../rounds/round-view';
import { sayDecision } from '../decisions/say-decision';

/** What the next safe cell would pay at a bet, and how likely it is; empty where no step is left. */
export function nextStepText(mines: number, opened: number, bet: string, currency: StakeCurrency): string {
  const multiplier = ladderOf(mines)[opened];
  if (!multiplier) return '';
  const left = CELLS - opened;
  const pays = moneyText(fromMinor(payout(toMinor(bet), multiplier)), currency);
  const share = sayDecision('chance', { share: percentText(left - mines, left) });
  return `${sayDecision('next')}: ${timesText(decimal(multiplier, 4))} · ${pays} · ${share}`;
}

/** What there is to say of a round as it stands. */
export function roundText({ hit, now }: Pick<MinesView, 'hit' | 'now'>, currency: StakeCurrency): string {
  if (hit !== null) return sayDecision('hitMine');
  if (!now) return sayDecision('openCell');
  return sayDecision('safeNow', { times: timesText(now.multiplier), amount: moneyText(now.amount, currency) });
}
