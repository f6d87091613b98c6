import { LOCALES } from '@kozyr/contracts/locales';
import { expect, it } from 'vitest';
import { NUMBER_PROBLEMS } from '../card-number';
import type { Card } from '../cards';
import { TEST_CARDS } from '../test-cards';
import { renderCardPage } from './card-page';
import { CARD_TEXTS } from './card-texts';
import { TEXTS } from './texts';

const card: Card = {
  id: 'card_1',
  merchant_reference: 'b3792dcc-0000-4000-8000-000000000000',
  amount: '1250.50',
  currency: 'uah',
  recipient_name: 'Olena <b>Kovalenko</b>',
  return_url: 'https://kozyr.test/uk/cashbox?a=1&b="><script>',
  callback_url: 'https://kozyr.test/told',
  locale: 'uk',
  status: 'pending',
  refuse_reason: null,
  token: null,
  brand: null,
  last_four: null,
  fingerprint: null,
  wrong_numbers: 0,
  expires_at: new Date('2026-03-02T10:30:00Z'),
};
const merchant = 'Kozyr';
const form = { kind: 'form', card, merchant, token: 'tok', problem: null } as const;

it('the card page asks for the number with the way back beside it, in every language', () => {
  for (const language of LOCALES) {
    const page = renderCardPage({ ...form, language });
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toMatch(/<input [^>]*name="number" [^>]*inputmode="numeric" autocomplete="cc-number"/);
    expect(page).toContain(`<label for="number">${CARD_TEXTS[language].number}</label>`);
    expect(page).toContain(`value="cancel">${TEXTS[language].back(merchant)}`);
    expect(page).toContain('12:30 GMT+2');
    for (const { number } of TEST_CARDS) expect(page).toContain(`name="test_number" value="${number}"`);
    expect(page).not.toMatch(/<script|src=|@import|url\((?!"\/fonts\/)/);
  }
});

it('the card page takes what was typed when Enter is pressed: saving is the first button', () => {
  expect(/<button [^>]*>/.exec(renderCardPage({ ...form, language: 'en' }))?.[0]).toContain('value="save"');
});

it('the card page says beside the field what is wrong, in every language, and puts the cursor there', () => {
  for (const language of LOCALES)
    for (const problem of NUMBER_PROBLEMS) {
      const page = renderCardPage({ ...form, language, problem });
      expect(page).toContain(`id="number-error" role="alert">${CARD_TEXTS[language].problem[problem]}`);
      expect(page).toContain('aria-describedby="number-error number-hint" aria-invalid="true" autofocus');
    }
});

it('the card page shows what others wrote as text, never as markup', () => {
  const page = renderCardPage({ ...form, language: 'en' });
  expect(page).toContain('Olena &lt;b&gt;Kovalenko&lt;/b&gt;');
  expect(renderCardPage({ kind: 'result', card, merchant, language: 'en' })).not.toContain('<script');
});

it('the card page says what came of it', () => {
  const shown = (more: Partial<Card>) =>
    renderCardPage({ kind: 'result', card: { ...card, ...more }, merchant, language: 'en' });
  expect(shown({ status: 'saved', brand: 'visa', last_four: '4242' })).toContain('Visa •••• 4242');
  expect(shown({ status: 'refused', refuse_reason: 'too_many_attempts' })).toContain('Too many attempts');
  expect(shown({ status: 'refused', refuse_reason: 'cancelled_by_payer' })).toContain('Cancelled');
  expect(shown({ status: 'expired' })).toContain('Time is up');
});
