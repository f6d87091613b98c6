import type { SavedCard } from '@kozyr/contracts/payments';

/** The month of a card as it stands on it: "2028-04" as "04/28". */
export function monthOnCard(goodUntil: string): string {
  const [year = '', month = ''] = goodUntil.split('-');
  return `${month}/${year.slice(-2)}`;
}

/** The card that the cashbox offers by itself: the one used last that is still good; null without one. */
export const offeredCard = (cards: readonly SavedCard[]): SavedCard | null =>
  cards.find(({ expired }) => !expired) ?? null;
