import type { CountryCode } from '@kozyr/contracts/countries';
import type { Currency } from '@kozyr/contracts/money';
import type { Context } from '../../../context';
import { DomainError } from '../../../errors';
import { placesNow } from '../../kernel/jurisdictions/places';
import { profilesOf } from '../../kernel/jurisdictions/rules';
import type { Contact } from '../../kernel/players/contact';
import { countryOfCurrency } from './rules';

/** The country an account is registered in: that of its phone, else the one that was chosen, else the currency's. */
export const registrationCountry = (
  contact: Pick<Contact, 'country'>,
  { countryCode, currency }: { countryCode?: CountryCode | undefined; currency: Currency },
): CountryCode => contact.country ?? countryCode ?? countryOfCurrency(currency);

/**
 * Refuses a registration where nothing is offered: by the country of the account, or of the network.
 * @throws DomainError CLOSED_IN_COUNTRY
 */
export async function refuseClosedCountry(ctx: Context, country: CountryCode, network: string | null): Promise<void> {
  const codes = profilesOf(ctx.env.JURISDICTIONS, country, network);
  const { mode } = (await placesNow(ctx))(codes);
  if (mode === 'closed') throw new DomainError('CLOSED_IN_COUNTRY', 'Nobody can register in this country.');
}
