import type { Secrets } from '@kozyr/kit/exchanged-secrets';
import type { Context } from '../../../context';
import { openText, sealText } from '../../kernel/sealing/sealed-text';
import type { Sealing } from '../../kernel/sealing/types';
import type { SavedCardRow } from './rules';

type Place = Pick<SavedCardRow, 'id' | 'userId'>;

const placeOf = ({ id, userId }: Place) => ({ use: 'saved cards', place: `${userId}/${id}` }) as const;

/** A gateway's token as the row of this card keeps it: in another row, or another player's, it does not open. */
export const sealToken = ({ env }: Sealing, card: Place, token: string): string =>
  sealText(env.SECOND_FACTOR_SECRET, placeOf(card), token);

type Kept = Place & { sealedToken: string };

/** The token of a card by these secrets. @throws Error where it was sealed by another one */
export const openTokenBy = (secrets: Secrets, card: Kept): string => openText(secrets, placeOf(card), card.sealedToken);

/** Whether the token of a card opens: not where it was sealed by a secret that was exchanged since. */
export function opensToken({ env }: Sealing, card: Kept): boolean {
  try {
    openTokenBy(env.SECOND_FACTOR_SECRET, card);
    return true;
  } catch {
    return false;
  }
}

/** The token of a card; null where it was sealed by a secret that was exchanged since: the card has to be saved anew then. */
export function openToken(ctx: Sealing & Pick<Context, 'log'>, card: Kept): string | null {
  try {
    return openTokenBy(ctx.env.SECOND_FACTOR_SECRET, card);
  } catch (error) {
    ctx.log.error({ err: error, card: card.id }, 'the token of a saved card does not open');
    return null;
  }
}
