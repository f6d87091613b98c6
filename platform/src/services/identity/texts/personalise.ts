import { fillHtmlPlaceholders, placeholdersIn, type Variables } from '@kozyr/contracts/placeholders';
import { PAYOUT_MIN_RATING } from '@kozyr/contracts/settings';
import { FILLED_LENGTH, type OwnVariable } from '@kozyr/contracts/texts';
import type { Caller, Context } from '../../../context';
import { DomainError } from '../../../errors';
import { getSettings } from '../../kernel/settings/get-settings';
import { getUser } from '../accounts/get-user';
import { mergeVariables, ownVariables } from './rules';

/**
 * HTML texts with their {{placeholders}} filled (spec §5, §7): with the player's own values first, then the given ones, all
 * escaped. Names without a value stay; `defaulted` are those of a setting that is not there.
 * @throws DomainError UNAUTHORIZED when the account is gone; VALIDATION_ERROR when the texts would grow too long
 */
export async function personalise(
  ctx: Context,
  caller: Caller,
  { texts, variables }: { texts: readonly string[]; variables: Variables },
): Promise<{ texts: string[]; defaulted: OwnVariable[] }> {
  const [user, restrictions] = await Promise.all([getUser(ctx, caller), getSettings(ctx, 'RESTRICTION')]);
  const payoutMinRating = restrictions.data.find(({ code }) => code === PAYOUT_MIN_RATING)?.value.value;
  const all = mergeVariables(variables, ownVariables(user, payoutMinRating));
  let length = 0;
  const filledTexts = texts.map((text) => {
    const filled = fillHtmlPlaceholders(text, all);
    length += filled.length;
    // A short text of many placeholders with long values would come out thousands of times as long.
    if (length > FILLED_LENGTH)
      throw new DomainError('VALIDATION_ERROR', `The filled texts would be longer than ${FILLED_LENGTH} characters.`);
    return filled;
  });
  const name: OwnVariable = 'payout_min_rating_old';
  const isDefaulted = payoutMinRating === undefined && texts.some((text) => placeholdersIn(text).includes(name));
  return { texts: filledTexts, defaulted: isDefaulted ? [name] : [] };
}
