import type { CountryPhone } from '@kozyr/contracts/countries';
import { formatPhone, loginOfPhone, phoneLength, subscriberOfLogin } from '@/lib/phone/phone-numbers';
import { CALL_CODE_LENGTH, DEFAULT_PREFIX } from './constants';
import type { CallPhone, LastCall, VerificationEvent, VerificationState } from './types';

/** The state after an event; one that does not belong to the step changes nothing. Spec §4. */
export function afterEvent(state: VerificationState, event: VerificationEvent): VerificationState {
  if (event.type === 'left') return { step: 'closed' };
  switch (state.step) {
    case 'closed':
    case 'verified':
      return event.type === 'asked' ? { step: 'call-info', phone: event.phone } : state;
    case 'call-info':
      if (event.type === 'continued' && state.phone === null) return { step: 'set-phone' };
      return event.type === 'called' && state.phone !== null ? confirmation(event) : state;
    case 'set-phone':
      return event.type === 'called' ? confirmation(event) : state;
    case 'confirmation':
      if (event.type === 'confirmed') return { step: 'verified' };
      if (event.type === 'phone-doubted') return { step: 'set-phone' };
      return event.type === 'called' ? confirmation(event) : state;
  }
}

function confirmation({ phone, nextAttemptAt }: { phone: CallPhone; nextAttemptAt: number }): VerificationState {
  return { step: 'confirmation', phone, nextAttemptAt };
}

/** Confirm is disabled until all digits are entered. Spec §5. */
export function canConfirm(code: string): boolean {
  return code.length === CALL_CODE_LENGTH && /^\d+$/.test(code);
}

/** What stands before the ten digits: +38 or +7; + while no country is known (spec §9). */
export function prefixOf(country: Pick<CountryPhone, 'prefix'> | undefined): string {
  return country?.prefix ?? DEFAULT_PREFIX;
}

/** The digits behind the field's fixed part, as the ten that the API takes; nothing typed stays nothing. */
export function tokenOf(subscriber: string, country: CountryPhone): string {
  return subscriber === '' ? '' : loginOfPhone(subscriber, country);
}

/** A player's own phone ("380991234567") as the API wants it called; null when it is of no country we call. */
export function ownPhone(phone: string | null, countries: readonly CountryPhone[]): CallPhone | null {
  for (const country of phone === null ? [] : countries) {
    const code = country.preview.replaceAll(/\D/g, '');
    if (phone?.startsWith(code) && phone.length === code.length + phoneLength(country))
      return { token: loginOfPhone(phone.slice(code.length), country), countryCode: country.code };
  }
  return null;
}

/** The phone as its mask writes it: "+380 99 123-45-67". */
export function phoneText({ token, countryCode }: CallPhone, countries: readonly CountryPhone[]): string {
  const country = countries.find(({ code }) => code === countryCode);
  return country ? formatPhone(subscriberOfLogin(token, country), country) : `${DEFAULT_PREFIX}${token}`;
}

export const isSamePhone = (one: CallPhone, other: CallPhone): boolean =>
  one.token === other.token && one.countryCode === other.countryCode;

/**
 * What to do about a call that is asked for, while the last call of the same player is known. Within the 2 minutes nobody is called
 * (spec §4): the same number goes on to its code, any other has to wait.
 */
export function callPlan(
  asked: CallPhone & Pick<LastCall, 'userId' | 'action'>,
  last: LastCall | null,
  now: number,
): 'call' | 'enter-code' | 'wait' {
  if (!last || last.userId !== asked.userId || last.nextAttemptAt <= now) return 'call';
  return isSamePhone(last, asked) && last.action === asked.action ? 'enter-code' : 'wait';
}
