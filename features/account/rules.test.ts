import { describe, expect, it } from 'vitest';
import {
  clockText,
  contactOf,
  contactText,
  currencyOfCountry,
  readFlag,
  readSettings,
  registrationBody,
  secondsLeft,
} from './rules';
import { emptyRegistration } from './store';

const UA = { code: 'UA', prefix: '+38', preview: '+380', icon: '', mask: '+380 99 999-99-99' } as const;
const KZ = { code: 'KZ', prefix: '+7', preview: '+7', icon: '', mask: '+7 999-999-99-99' } as const;
const countries = [UA, KZ];

describe('a contact', () => {
  it('a phone goes to the API as the ten digits after the prefix', () => {
    const ua = { ...emptyRegistration, countryCode: 'UA', username: '991234567' } as const;
    expect(contactOf(ua, countries)).toEqual({ login: '0991234567', countryCode: 'UA' });
    const kz = { ...emptyRegistration, username: '7011234567' };
    expect(contactOf(kz, countries)).toEqual({ login: '7011234567', countryCode: 'KZ' });
  });

  it('a phone is shown as its mask writes it, and an email as it is', () => {
    const values = { ...emptyRegistration, countryCode: 'UA', username: '991234567' } as const;
    expect(contactText(values, countries)).toBe('+380 99 123-45-67');
    const email = { ...values, type: 'Email', username: ' a@b.example ' } as const;
    expect(contactText(email, countries)).toBe('a@b.example');
    expect(contactOf(email, countries)).toEqual({ login: 'a@b.example' });
  });
});

describe('the registration', () => {
  it('a registration carries the consent, the version of the terms, a limit that was typed, and the code once there is one', () => {
    const settings = { ...readSettings({ data: [] }), termsVersion: '2026-11' };
    const values = { ...emptyRegistration, username: '7011234567', password: 'sixsix', newsletterConsent: true };
    const body = {
      type: 'Phone',
      login: '7011234567',
      countryCode: 'KZ',
      password: 'sixsix',
      currency: 'kzt',
      ageConsent: true,
      newsletterConsent: true,
      termsVersion: '2026-11',
    };
    expect(registrationBody(values, countries, settings)).toEqual(body);
    expect(registrationBody(values, countries, settings, '000042')).toEqual({ ...body, code: '000042' });
    const limited = { ...values, depositLimit: '1 000,5', depositLimitPeriod: 'week' } as const;
    expect(registrationBody(limited, countries, settings)).toEqual({
      ...body,
      depositLimit: { period: 'week', amount: '1000.50' },
    });
  });

  it('the currency that is offered is that of the country', () => {
    expect([currencyOfCountry('UA'), currencyOfCountry('KZ')]).toEqual(['uah', 'kzt']);
  });
});

describe('settings', () => {
  it("settings of 'true' and 'false' are booleans, and a setting that is absent is off", () => {
    const entry = (code: string, value: string) => ({ code, value: { value } });
    const data = [entry('SEND_SMS_ENABLED', 'true'), entry('SEND_EMAIL_ENABLED', 'yes'), entry('TERMS_VERSION', '7')];
    expect(readSettings({ data })).toEqual({
      EMAIL_REGISTRATION_ENABLED: false,
      SEND_EMAIL_ENABLED: false,
      SEND_SMS_ENABLED: true,
      termsVersion: '7',
    });
  });
});

describe('the countdown', () => {
  it('a countdown has whole seconds, never below zero', () => {
    expect(secondsLeft(120_000, 0)).toBe(120);
    expect(secondsLeft(120_000, 119_001)).toBe(1);
    expect(secondsLeft(120_000, 120_000)).toBe(0);
    expect(secondsLeft(120_000, 500_000)).toBe(0);
  });

  it.each([
    [120, '2:00'],
    [61, '1:01'],
    [9, '0:09'],
  ])('a countdown of %i s reads %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

it("'true' and 'false' convert to booleans, other text does not", () => {
  expect([readFlag('true'), readFlag('false'), readFlag('TRUE'), readFlag('')]).toEqual([true, false, 'TRUE', '']);
});
