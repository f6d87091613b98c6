import type { SavedCard } from '@kozyr/contracts/payments';

/** The month of a card as it stands on it: "2028-04" as "04/28". */
export function monthOnCard(goodUntil: string): string {
  const [year = '', month = ''] = goodUntil.split('-');
  return `${month}/${year.slice(-2)}`;
}

/** Why a card takes no deposits, and can only be forgotten; null for one that is good. */
export function deadBy({ expired, save_again }: SavedCard): 'expired' | 'saveAgain' | null {
  if (expired) return 'expired';
  return save_again ? 'saveAgain' : null;
}

/** The card that the cashbox offers by itself: the one used last that is still good; null without one. */
export const offeredCard = (cards: readonly SavedCard[]): SavedCard | null =>
  cards.find((card) => deadBy(card) === null) ?? null;
