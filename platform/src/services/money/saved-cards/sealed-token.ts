import type { Context } from '../../../context';
import { openText, sealText } from '../../kernel/sealing/sealed-text';
import type { SavedCardRow } from './rules';

type Place = Pick<SavedCardRow, 'id' | 'userId'>;

const placeOf = ({ id, userId }: Place) => ({ use: 'saved cards', place: `${userId}/${id}` }) as const;

/** A gateway's token as the row of this card keeps it: in another row, or another player's, it does not open. */
export const sealToken = ({ env }: Pick<Context, 'env'>, card: Place, token: string): string =>
  sealText(env.SECOND_FACTOR_SECRET, placeOf(card), token);

/** Whether the token of a card opens: not where it was sealed by a secret that was exchanged since. */
export function opensToken({ env }: Pick<Context, 'env'>, card: Place & { sealedToken: string }): boolean {
  try {
    openText(env.SECOND_FACTOR_SECRET, placeOf(card), card.sealedToken);
    return true;
  } catch {
    return false;
  }
}

/** The token of a card; null where it was sealed by a secret that was exchanged since: the card has to be saved anew then. */
export function openToken(ctx: Pick<Context, 'env' | 'log'>, card: Place & { sealedToken: string }): string | null {
  try {
    return openText(ctx.env.SECOND_FACTOR_SECRET, placeOf(card), card.sealedToken);
  } catch (error) {
    ctx.log.error({ err: error, card: card.id }, 'the token of a saved card does not open');
    return null;
  }
}
