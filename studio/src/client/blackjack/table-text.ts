import type { StakeCurrency } from '@kozyr/contracts/money';
import { totalOf } from '../../maths/blackjack/hands';
import { moneyText, toMinor } from '../../page/amounts';
import type { BlackjackView } from '../../rounds/round-view';
import { cardText } from '../decisions/cards';
import type { DecidedRound } from '../decisions/field';
import { sayBlackjack } from './say-blackjack';

/** A total as it is written: "17", or "7/17" where an ace may count one as well. */
export function totalText(cards: readonly number[]): string {
  const { total, soft } = totalOf(cards);
  return soft && total < 21 ? `${total - 10}/${total}` : String(total);
}

/** Whose cards these are: of two hands with the number. */
export const handName = (place: number, hands: number): string =>
  hands > 1 ? sayBlackjack('handOf', { n: place + 1 }) : sayBlackjack('yours');

/** Cards in words with what they are worth: "ace of spades, 6 of clubs. Total 7/17". */
export const cardsText = (cards: readonly number[]): string =>
  sayBlackjack('cards', { cards: cards.map(cardText).join(', '), total: totalText(cards) });

const sentence = (name: string, text: string): string => `${name}: ${text}.`;

/** What lies before the player and the dealer, in words. */
export const tableText = ({ hands, dealer }: BlackjackView): string =>
  [
    ...hands.map(({ cards, result }, place) =>
      sentence(
        handName(place, hands.length),
        result === null ? cardsText(cards) : `${cardsText(cards)}. ${sayBlackjack(result)}`,
      ),
    ),
    sentence(sayBlackjack('dealer'), cardsText(dealer)),
  ].join(' ');

/** What there is to decide: "Hit, stand or double?" in the words of the buttons. */
export function turnText({ hands, turn, offers }: BlackjackView): string {
  if (turn === null) return '';
  const moves = offers.map((move) => sayBlackjack(move)).join(', ');
  return hands.length > 1 ? sayBlackjack('turnOf', { n: turn + 1, moves }) : sayBlackjack('turn', { moves });
}

/** Why a further stake was not taken. */
export const refusedText = (failure: string): string =>
  sayBlackjack(failure === 'INSUFFICIENT_FUNDS' ? 'refusedFunds' : 'refused');

/** What a round that is over came to. What is not more than the stakes is told as what it is: returned. */
export function resultText({ win, stake, outcome }: DecidedRound, currency: StakeCurrency): string {
  if (outcome.engine !== 'blackjack') return '';
  const [won, staked] = [toMinor(win), toMinor(stake)];
  const amounts = { amount: moneyText(win, currency), stake: moneyText(stake, currency) };
  if (won === 0n) return sayBlackjack('roundLost');
  if (won > staked) return sayBlackjack('roundWon', amounts);
  return sayBlackjack(won === staked ? 'roundBack' : 'roundLess', amounts);
}
