import type { User } from '@kozyr/contracts/accounts';
import type { Variables } from '@kozyr/contracts/placeholders';
import { OWN_VARIABLES, type OwnVariable } from '@kozyr/contracts/texts';

/** Digits of a phone that are shown at its end. */
const SHOWN_DIGITS = 2;
/** Digits of a phone that are hidden at most; what stands before them says only the country. */
const HIDDEN_DIGITS = 7;
const DOTS = '•••';

/** Enough of a login for its owner to know it: "+380•••67", "o•••@example.com". */
export function maskLogin({ phone, email }: Pick<User, 'phone' | 'email'>): string {
  if (phone !== null) return `+${phone.slice(0, -(HIDDEN_DIGITS + SHOWN_DIGITS))}${DOTS}${phone.slice(-SHOWN_DIGITS)}`;
  const [name = '', host = ''] = (email ?? '').split('@');
  return `${name.slice(0, 1)}${DOTS}@${host}`;
}

/**
 * What the platform knows of a player by itself. @param payoutMinRating of the settings, spec §7; undefined when there is none:
 * then a payout takes one star more than the player has (§6)
 */
export function ownVariables(user: User, payoutMinRating: string | undefined): Record<OwnVariable, string> {
  return {
    login: maskLogin(user),
    rating: String(user.rating),
    currency: user.currency.toUpperCase(),
    country: user.country,
    payout_min_rating_old: payoutMinRating ?? String(user.rating + 1),
  };
}

/**
 * The caller's variables with the platform's own on top. A caller's value under an own name is dropped even while we have
 * none ourselves: whoever reads "your rating" reads ours, or nothing.
 */
export function mergeVariables(given: Variables, own: Variables): Variables {
  const reserved: ReadonlySet<string> = new Set(OWN_VARIABLES);
  return { ...Object.fromEntries(Object.entries(given).filter(([name]) => !reserved.has(name))), ...own };
}
