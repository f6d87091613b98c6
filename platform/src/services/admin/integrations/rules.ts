import { toMinor } from '@kozyr/contracts/money';
import type { IntegrationSettings } from '@kozyr/contracts/operator/integration-settings';
import type { Context } from '../../../context';
import { DomainError } from '../../../errors';
import { refusalOfAddress } from '../../../gateways/outside-fetch';

/** Every address in settings, by the name of its field. */
function addressesIn(settings: IntegrationSettings): [string, string][] {
  return Object.entries(settings).flatMap(([field, value]): [string, string][] =>
    [value]
      .flat()
      .flatMap((one): [string, string][] =>
        typeof one === 'string' && /^https?:\/\//.test(one) ? [[field, one]] : [],
      ),
  );
}

/** @throws DomainError STATE_CONFLICT for settings that can never work: an address that may not be called, a bound that is none */
export function requireUsable({ env }: Pick<Context, 'env'>, settings: IntegrationSettings): void {
  for (const [field, address] of addressesIn(settings)) {
    if (!URL.canParse(address))
      throw new DomainError('STATE_CONFLICT', `${field} is no address.`, { why: 'wrong_address', field });
    const why = refusalOfAddress(env, address);
    if (why) throw new DomainError('STATE_CONFLICT', `${field} may not be ${address} in production.`, { why, field });
  }
  if (settings.protocol === 'hub88' && toMinor(settings.min_bet) > toMinor(settings.max_bet))
    throw new DomainError('STATE_CONFLICT', 'The smallest stake is above the largest.', { why: 'bounds_crossed' });
}

/**
 * Orders, tokens and payouts that began stand with one merchant, and no other is asked about them.
 * @throws DomainError STATE_CONFLICT for another merchant of an integration that was on
 */
export function requireSameAccount(before: IntegrationSettings, settings: IntegrationSettings): void {
  if (before.protocol === 'fondy' && settings.protocol === 'fondy' && before.merchant_id !== settings.merchant_id)
    throw new DomainError('STATE_CONFLICT', 'It keeps its merchant: make a new integration for another one.', {
      why: 'other_merchant',
    });
}
