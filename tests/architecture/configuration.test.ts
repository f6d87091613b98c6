import { ERROR_CODES } from '@kozyr/contracts/errors';
import { CONTENT_LANGUAGES, contentLanguageOf, DEFAULT_LOCALE, LOCALES, localeOf } from '@kozyr/contracts/locales';
import { CURRENCIES } from '@kozyr/contracts/money';
import { paymentMethodKindSchema } from '@kozyr/contracts/payments';
import { featureFlagSchema } from '@kozyr/contracts/settings';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { describe, expect, it } from 'vitest';
import configIn from '../../next.config';
import { read } from './support/tree';

const nextConfig = configIn(PHASE_PRODUCTION_SERVER);

/** Values of a theme variable family in the style sheet, by name. */
function themeValues(family: string): Record<string, string> {
  const pattern = new RegExp(`--${family}-([a-z0-9]+):\\s*([^;]+);`, 'g');
  return Object.fromEntries([...read('app/globals.css').matchAll(pattern)].map(([, name, value]) => [name, value]));
}

describe('what the specification fixes and configuration holds', () => {
  it('the router and the content have the languages of the specification (§1, §9)', () => {
    expect(contentLanguageOf).toEqual({ en: 'en', uk: 'ua', ru: 'ru', kk: 'kz' });
    expect([...LOCALES].map((locale) => contentLanguageOf[locale])).toEqual([...CONTENT_LANGUAGES]);
    expect(contentLanguageOf[DEFAULT_LOCALE]).toBe('ru');
  });

  it('an unknown language reads Russian (§9)', () => {
    expect(LOCALES.map(localeOf)).toEqual([...LOCALES]);
    expect(['de', 'ua', 'UK', '', undefined].map(localeOf)).toEqual(['ru', 'ru', 'ru', 'ru', 'ru']);
  });

  it('the wallets have the currencies of the specification (§1)', () => {
    expect([...CURRENCIES]).toEqual(['uah', 'kzt']);
  });

  it('payment methods and feature flags are those of the specification (§3)', () => {
    expect(paymentMethodKindSchema.options).toEqual(['applepay', 'googlepay', 'visa', 'mastercard']);
    expect(featureFlagSchema.options).toEqual(['EMAIL_REGISTRATION_ENABLED', 'SEND_EMAIL_ENABLED', 'SEND_SMS_ENABLED']);
  });

  it('the general error codes are those of the specification (§8)', () => {
    const general = ['VALIDATION_ERROR', 'NOT_FOUND', 'BAD_REQUEST', 'INTERNAL_SERVER_ERROR'];
    expect([...ERROR_CODES]).toEqual(expect.arrayContaining(general));
  });

  it('pictures have the widths and qualities of the specification (§7, §9)', () => {
    expect(nextConfig.images).toMatchObject({
      deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
      imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
      qualities: [75, 100],
    });
    // With a query, the same picture would be scaled anew for every address a visitor invents.
    for (const pattern of nextConfig.images?.localPatterns ?? []) expect(pattern.search).toBe('');
  });

  it('the breakpoints are those of the specification (§9)', () => {
    const { initial: _, ...breakpoints } = themeValues('breakpoint');
    expect(breakpoints).toEqual({ mobile: '380px', tablet: '768px', desktop: '1024px', desktop1440: '1440px' });
  });
});
