import { rankOf } from '../decisions/cards';

/** What some cards are worth; soft: an ace of them counts eleven. */
export type Total = { total: number; soft: boolean };

export const NO_CARDS: Total = { total: 0, soft: false };

export const MOST = 21;

/** The dealer stands on every seventeen, a soft one too. */
export const DEALER_STANDS = 17;

const TEN = 10;

/** What a rank counts, an ace one: 1 to 10. */
export const worthOf = (rank: number): number => Math.min(rank + 1, TEN);

/** The total with one more card of this worth: an ace counts eleven where that is not too much. */
export function withCard({ total, soft }: Total, worth: number): Total {
  const hard = total - (soft ? TEN : 0) + worth;
  const isSoft = (soft || worth === 1) && hard + TEN <= MOST;
  return { total: isSoft ? hard + TEN : hard, soft: isSoft };
}

const worthOfCard = (card: number): number => worthOf(rankOf(card));

/** What cards are worth, whatever their order. */
export const totalOf = (cards: readonly number[]): Total =>
  cards.reduce((sum, card) => withCard(sum, worthOfCard(card)), NO_CARDS);

export const isBust = (cards: readonly number[]): boolean => totalOf(cards).total > MOST;

/** Twenty-one with the first two cards. */
export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).total === MOST;

/** Two cards that count the same: a king and a ten are a pair as well. */
export const isPair = (cards: readonly number[]): boolean => {
  const [first, second] = cards;
  return (
    cards.length === 2 && first !== undefined && second !== undefined && worthOfCard(first) === worthOfCard(second)
  );
};

export const isAce = (card: number): boolean => worthOfCard(card) === 1;

/** Whether a dealer with this total takes another card. */
export const dealerDraws = ({ total }: Total): boolean => total < DEALER_STANDS;
