import type { CountryPhone } from '@kozyr/contracts/countries';
import { describe, expect, it } from 'vitest';
import { CALL_ARRIVES_SECONDS, CALL_CODE_LENGTH, DEFAULT_PREFIX, NEXT_ATTEMPT_MS } from './constants';
import { afterEvent, callPlan, canConfirm, ownPhone, phoneText, prefixOf, tokenOf } from './rules';
import type { CallPhone, LastCall, VerificationEvent, VerificationState } from './types';

const closed: VerificationState = { step: 'closed' };
const run = (...events: VerificationEvent[]) => events.reduce(afterEvent, closed);
const now = 1_000_000;
const nextAttemptAt = now + NEXT_ATTEMPT_MS;
const own: CallPhone = { token: '0671234567', countryCode: 'UA' };
const other: CallPhone = { token: '7011234567', countryCode: 'KZ' };

const UA: CountryPhone = {
  code: 'UA',
  prefix: '+38',
  preview: '+380',
  mask: '+380 99 999-99-99',
  icon: '/flags/ua.svg',
};
const KZ: CountryPhone = { code: 'KZ', prefix: '+7', preview: '+7', mask: '+7 999-999-99-99', icon: '/flags/kz.svg' };

describe('verification by call (§4)', () => {
  it('a player with a phone goes from call-info to confirmation', () => {
    expect(run({ type: 'asked', phone: own })).toEqual({ step: 'call-info', phone: own });
    expect(run({ type: 'asked', phone: own }, { type: 'continued' })).toEqual({ step: 'call-info', phone: own });
    expect(run({ type: 'asked', phone: own }, { type: 'called', phone: own, nextAttemptAt })).toEqual({
      step: 'confirmation',
      phone: own,
      nextAttemptAt,
    });
  });

  it('a player without a phone is asked for one in between', () => {
    const asked = run({ type: 'asked', phone: null }, { type: 'continued' });
    expect(asked).toEqual({ step: 'set-phone' });
    expect(afterEvent(asked, { type: 'called', phone: other, nextAttemptAt })).toMatchObject({
      step: 'confirmation',
      phone: other,
    });
    expect(run({ type: 'asked', phone: null }, { type: 'called', phone: other, nextAttemptAt })).toMatchObject({
      step: 'call-info',
    });
  });

  it('a verification ends verified, and can be left at every step', () => {
    const called: VerificationEvent[] = [
      { type: 'asked', phone: null },
      { type: 'continued' },
      { type: 'called', phone: other, nextAttemptAt },
    ];
    expect(run(...called, { type: 'confirmed' })).toEqual({ step: 'verified' });
    expect(run(...called, { type: 'phone-doubted' })).toEqual({ step: 'set-phone' });
    for (let count = 1; count <= called.length; count += 1) {
      expect(run(...called.slice(0, count), { type: 'left' })).toEqual({ step: 'closed' });
    }
  });

  it('a step is not moved by what does not belong to it', () => {
    for (const type of ['confirmed', 'phone-doubted'] as const) {
      expect(run({ type })).toEqual({ step: 'closed' });
      expect(run({ type: 'asked', phone: null }, { type })).toEqual({ step: 'call-info', phone: null });
    }
  });

  it('a code has 4 digits, and the call arrives within 10 seconds', () => {
    expect(CALL_CODE_LENGTH).toBe(4);
    expect(CALL_ARRIVES_SECONDS).toBe(10);
    expect(['', '123', '1234', '12345', '12a4'].map(canConfirm)).toEqual([false, false, true, false, false]);
  });
});

describe('the next attempt (§4)', () => {
  const last: LastCall = { ...own, userId: 'u1', action: 'PHONE_CONFIRMATION', nextAttemptAt };
  const asked = { ...own, userId: 'u1', action: 'PHONE_CONFIRMATION' } as const;

  it('the next call is possible after 2 minutes and not before', () => {
    expect(NEXT_ATTEMPT_MS).toBe(120_000);
    expect(callPlan(asked, null, now)).toBe('call');
    expect(callPlan(asked, last, now + 119_999)).toBe('enter-code');
    expect(callPlan(asked, last, now + 120_000)).toBe('call');
  });

  it('another number or another action waits, since the last call did not tell its code', () => {
    expect(callPlan({ ...asked, ...other }, last, now)).toBe('wait');
    expect(callPlan({ ...asked, action: 'BONUS_ACTIVATION' }, last, now)).toBe('wait');
  });

  it('nobody waits for somebody else’s call', () => {
    expect(callPlan({ ...asked, userId: 'u2' }, last, now)).toBe('call');
  });
});

describe('the phone of a call', () => {
  it('the player’s own phone is called as the API wants it, and shown as the player reads it', () => {
    expect(ownPhone('380671234567', [KZ, UA])).toEqual(own);
    expect(ownPhone('77011234567', [KZ, UA])).toEqual(other);
    expect(ownPhone(null, [KZ, UA])).toBeNull();
    expect(ownPhone('380671234567', [KZ])).toBeNull();
    expect(phoneText(own, [KZ, UA])).toBe('+380 67 123-45-67');
    expect(phoneText(other, [KZ, UA])).toBe('+7 701-123-45-67');
  });

  it('a called phone has ten digits behind its prefix, which is + while no country is known (§9)', () => {
    expect(tokenOf('671234567', UA)).toBe('0671234567');
    expect(tokenOf('7011234567', KZ)).toBe('7011234567');
    expect(tokenOf('', UA)).toBe('');
    expect([prefixOf(UA), prefixOf(KZ), prefixOf(undefined)]).toEqual(['+38', '+7', DEFAULT_PREFIX]);
    expect(DEFAULT_PREFIX).toBe('+');
    expect(phoneText(other, [UA])).toBe('+7011234567');
  });
});
