import type { CardBrand } from '@kozyr/contracts/cards';
import type { SavedCard } from '@kozyr/contracts/payments';
import type { savedCards } from '../../../db/schema/saved-cards';
import { utcDayOf } from '../../kernel/time/days';

/** Cards that one player may have saved; who saves more loses the one that was not used for longest. */
export const MAX_SAVED_CARDS = 10;

export type SavedCardRow = typeof savedCards.$inferSelect;
/** A card that was not forgotten. */
export type Usable = SavedCardRow & { brand: CardBrand; lastFour: string; goodUntil: string };

/** Whether the month after which a card is no good is over, in UTC as gateways count it. */
export const isExpired = (goodUntil: string, now: Date): boolean =>
  goodUntil < utcDayOf(now).slice(0, 'yyyy-mm'.length);

/** The row of a card that was not forgotten; null for one that was. */
export function usableOf(row: SavedCardRow | undefined): Usable | null {
  if (!row?.brand || !row.lastFour || !row.goodUntil || row.forgottenAt) return null;
  return { ...row, brand: row.brand, lastFour: row.lastFour, goodUntil: row.goodUntil };
}

/** A card as its player sees it; opens: whether its token does. */
export const savedCardView = (
  { id, brand, lastFour, goodUntil }: Usable,
  now: Date,
  { opens }: { opens: boolean },
): SavedCard => ({
  id,
  brand,
  last_four: lastFour,
  good_until: goodUntil,
  expired: isExpired(goodUntil, now),
  save_again: !opens,
});
