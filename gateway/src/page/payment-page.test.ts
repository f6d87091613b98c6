import { LOCALES } from '@kozyr/contracts/locales';
import { expect, it } from 'vitest';
import { CHARGEBACK_REASONS } from '../chargebacks';
import { OUTCOMES } from '../outcomes';
import type { Payment } from '../payments';
import { amountText } from './document';
import { KEPT_TEXTS } from './kept-texts';
import { renderPaymentPage } from './payment-page';
import { languageOf, TEXTS } from './texts';

const payment: Payment = {
  id: 'pay_1',
  merchant_reference: 'b3792dcc-0000-4000-8000-000000000000',
  method: 'visa',
  amount: '1250.50',
  currency: 'uah',
  return_url: 'https://kozyr.test/uk/cashbox?a=1&b="><script>',
  callback_url: 'https://kozyr.test/told',
  locale: 'uk',
  status: 'pending',
  decline_reason: null,
  created_at: new Date('2026-03-02T10:00:00Z'),
  expires_at: new Date('2026-03-02T10:30:00Z'),
  answer_at: null,
  card_fingerprint: null,
  card_brand: null,
  card_last_four: null,
  card_good_until: null,
  keep_card: false,
  kept_card_id: null,
  kept_token: null,
};
const merchant = 'A & <b>B</b>';

it('the payment page writes sums as the shop does, in every language', () => {
  expect(amountText('1250.50', 'uah')).toBe('1\u202f250.50\u00a0₴');
  expect(amountText('2500000.00', 'kzt')).toBe('2\u202f500\u202f000.00\u00a0₸');
  expect(amountText('50.00', 'uah')).toBe('50.00\u00a0₴');
  for (const language of LOCALES)
    expect(renderPaymentPage({ kind: 'choice', language, payment, merchant, token: 'tok', problem: null })).toContain(
      TEXTS[language].pay('1\u202f250.50\u00a0₴'),
    );
});

it('the payment page has a button for every outcome, and the time to pay by, in every language', () => {
  for (const language of LOCALES) {
    const page = renderPaymentPage({ kind: 'choice', language, payment, merchant, token: 'tok', problem: null });
    for (const outcome of OUTCOMES) expect(page).toContain(`name="outcome" value="${outcome}"`);
    expect(page).toContain('12:30 GMT+2');
  }
});

it('the payment page shows what others wrote as text, never as markup', () => {
  const page = renderPaymentPage({
    kind: 'result',
    disputed: false,
    token: null,
    language: 'en',
    payment: { ...payment, status: 'approved' },
    merchant,
  });
  expect(page).toContain('Return to A &amp; &lt;b&gt;B&lt;/b&gt;');
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<b>B');
});

it('the payment page says why a payment was declined, and that it waits for a late bank', () => {
  const declined = { ...payment, status: 'declined', decline_reason: 'expired_card' } as const;
  expect(
    renderPaymentPage({ kind: 'result', disputed: false, token: null, language: 'en', payment: declined, merchant }),
  ).toContain('Card has expired.');
  const late = { ...payment, answer_at: new Date('2026-03-02T10:00:08Z') };
  expect(
    renderPaymentPage({ kind: 'result', disputed: false, token: null, language: 'en', payment: late, merchant }),
  ).toContain('Waiting for the bank');
});

it('the payment page speaks English to whom it does not understand', () => {
  expect([languageOf('uk'), languageOf('kk-KZ'), languageOf('ru,en;q=0.5')]).toEqual(['uk', 'kk', 'ru']);
  expect([languageOf('de'), languageOf('')]).toEqual(['en', 'en']);
});

it('the payment page offers to dispute what was approved, in every language, and says when it was', () => {
  const approved = { ...payment, status: 'approved' } as const;
  for (const language of LOCALES) {
    const view = { kind: 'result', language, payment: approved, merchant } as const;
    const page = renderPaymentPage({ ...view, disputed: false, token: 'tok' });
    expect(page).toContain('action="/pay/pay_1/dispute"');
    for (const reason of CHARGEBACK_REASONS) expect(page).toContain(`name="reason" value="${reason}"`);
    const after = renderPaymentPage({ ...view, disputed: true, token: null });
    expect(after).toContain(TEXTS[language].result.disputed.title);
    expect(after).not.toContain('<form');
  }
});

it('the payment page asks for the last month of a card that is to be kept, and of no other', () => {
  const parts = { kind: 'choice', merchant, token: 'tok' } as const;
  for (const language of LOCALES) {
    const kept = renderPaymentPage({
      ...parts,
      language,
      payment: { ...payment, keep_card: true },
      problem: 'good_until',
    });
    expect(kept).toContain('name="good_until"');
    expect(kept).toContain(KEPT_TEXTS[language].goodUntilWrong);
    const other = renderPaymentPage({ ...parts, language, payment, problem: null });
    expect(other).not.toContain('name="good_until"');
  }
});

it('the payment page of a kept card asks for a word and for no number', () => {
  const page = renderPaymentPage({
    kind: 'choice',
    language: 'en',
    payment: { ...payment, kept_card_id: 'kept_1', card_brand: 'visa', card_last_four: '3220' },
    merchant,
    token: 'tok',
    problem: null,
  });
  expect(page).toContain(KEPT_TEXTS.en.confirm);
  expect(page).toContain('•••• 3220');
  expect(page).not.toContain('name="number"');
});
