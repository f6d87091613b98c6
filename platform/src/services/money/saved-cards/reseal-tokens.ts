import { and, asc, eq, gt } from 'drizzle-orm';
import { ownRow } from '../../../db/own-row';
import { savedCards } from '../../../db/schema/saved-cards';
import { resealRows } from '../../kernel/sealing/reseal-rows';
import type { Resealing } from '../../kernel/sealing/types';
import { openTokenBy, sealToken } from './sealed-token';

const AT_ONCE = 500;

/** Seals the tokens of saved cards by the first secret of an exchange. */
export function resealTokens({ db, env }: Resealing) {
  const { id, userId, sealedToken } = savedCards;
  return resealRows(env.SECOND_FACTOR_SECRET, {
    table: 'saved_cards',
    read: (after) =>
      db.select({ id, userId, sealedToken }).from(savedCards).where(gt(id, after)).orderBy(asc(id)).limit(AT_ONCE),
    open: (by, card) => openTokenBy(by, card),
    write: (card, token) =>
      db
        .update(savedCards)
        .set({ sealedToken: sealToken({ env }, card, token) })
        .where(and(ownRow(savedCards, card), eq(sealedToken, card.sealedToken))),
  });
}
