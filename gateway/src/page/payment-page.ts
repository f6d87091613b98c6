import type { Locale } from '@kozyr/contracts/locales';
import type { PaymentMethodKind } from '@kozyr/contracts/payments';
import type { NumberProblem } from '../card-number';
import { CHARGEBACK_REASONS } from '../chargebacks';
import { KEPT_TEST_CARDS } from '../kept-cards';
import { DECLINE_REASONS, type Outcome } from '../outcomes';
import type { Payment } from '../payments';
import { CARD_TEXTS } from './card-texts';
import { amountText, BRAND, clockText, renderDocument, resultSection } from './document';
import { type Html, html } from './html';
import { KEPT_TEXTS } from './kept-texts';
import { TEXTS, type Texts } from './texts';

const METHODS: Record<PaymentMethodKind, string> = {
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  visa: 'Visa',
  mastercard: 'Mastercard',
};
const SIGNS = { approved: 'done', declined: 'no', expired: 'late', processing: 'wait', disputed: 'back' } as const;

type CardProblem = NumberProblem | 'good_until';

type View = {
  language: Locale;
  payment: Payment;
  merchant: string;
} /** problem: of the card that was typed: its number, or its last month where the card is to be kept. */ & (
  | { kind: 'choice'; token: string; problem: CardProblem | null }
  /** token: of the form that disputes an approved payment; null once it is disputed, and for any other. */
  | { kind: 'result'; disputed: boolean; token: string | null }
);

const choice = (outcome: Exclude<Outcome, 'approve'>, texts: Texts) =>
  html`<button name="outcome" value="${outcome}">${texts.outcome[outcome]}</button>`;

/** One field of a card; `wrong`: what is said of it in place of nothing. */
function cardField(parts: {
  id: string;
  label: string;
  hint: string;
  sample: string;
  complete: string;
  wrong: string | null;
}): Html {
  const { id, label, hint, sample, complete, wrong } = parts;
  const state =
    wrong === null
      ? html`aria-describedby="${id}-hint"`
      : html`aria-describedby="${id}-error ${id}-hint" aria-invalid="true" autofocus`;
  return html`<label for="${id}">${label}</label>
<input class="field" id="${id}" name="${id}" type="text" inputmode="numeric" autocomplete="${complete}" maxlength="32" spellcheck="false" placeholder="${sample}" ${state}>
${wrong === null ? [] : html`<p class="error" id="${id}-error" role="alert">${wrong}</p>`}
<p class="note" id="${id}-hint">${hint}</p>`;
}

/** The number is asked for so that one card is known again in several payments; a payer may leave it out. One that is to be kept has a month. */
function cardFields({ payment, language, problem }: Extract<View, { kind: 'choice' }>): Html[] {
  const texts = KEPT_TEXTS[language];
  if (payment.kept_card_id) return [html`<p class="note">${texts.confirm}</p>`];
  const number = cardField({
    id: 'number',
    label: CARD_TEXTS[language].number,
    hint: payment.keep_card ? texts.number : TEXTS[language].noCard,
    sample: '4242 4242 4242 4242',
    complete: 'off',
    wrong: problem === null || problem === 'good_until' ? null : CARD_TEXTS[language].problem[problem],
  });
  if (!payment.keep_card) return [number];
  const month = cardField({
    id: 'good_until',
    label: texts.goodUntil,
    hint: texts.goodUntilHint,
    sample: '04/30',
    complete: 'off',
    wrong: problem === 'good_until' ? texts.goodUntilWrong : null,
  });
  const tests = KEPT_TEST_CARDS.map(
    ({ number: digits, act }) =>
      html`<div><dt>${digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</dt><dd>${texts.act[act]}</dd></div>`,
  );
  return [number, month, html`<h2>${CARD_TEXTS[language].testCards}</h2><dl class="tests">${tests}</dl>`];
}

function choicePage(view: Extract<View, { kind: 'choice' }>): Html {
  const { payment, merchant, token, language } = view;
  const texts = TEXTS[language];
  const amount = amountText(payment.amount, payment.currency);
  const method = METHODS[payment.method];
  const until = payment.expires_at;
  return html`<section aria-labelledby="to">
<h1 id="to">${texts.payTo(merchant)}</h1>
<p class="sum">${amount}</p>
<div class="card" aria-hidden="true"><div class="row"><span class="chip"></span><span>TEST</span></div>
<div class="digits">•••• •••• •••• ${payment.card_last_four ?? '0000'}</div>
<div class="row"><span>${BRAND}</span><strong>${method}</strong></div></div>
<dl><div><dt>${texts.method}</dt><dd>${method}</dd></div>
<div><dt>${texts.reference}</dt><dd>${payment.merchant_reference.slice(0, 8)}</dd></div>
<div><dt>${texts.payBefore}</dt><dd><time datetime="${until.toISOString()}">${clockText(until, payment.currency)}</time></dd></div></dl>
</section>
<section>
<form method="post" action="/pay/${payment.id}">
<input type="hidden" name="token" value="${token}">
${cardFields(view)}
<button class="pay" name="outcome" value="approve">${texts.pay(amount)}</button>
<h2>${texts.approvals}</h2>
<div class="choices">${(['approve_return_first', 'approve_late', 'approve_duplicate'] as const).map((one) => choice(one, texts))}</div>
<h2>${texts.declines}</h2>
<div class="choices two">${DECLINE_REASONS.map((one) => choice(one, texts))}</div>
<h2>${texts.silence}</h2>
<div class="choices">${choice('timeout', texts)}</div>
</form></section>`;
}

/** The sandbox's way to a chargeback: what a payer would tell their bank weeks later. */
function disputeSection(payment: Payment, merchant: string, token: string, texts: Texts): Html {
  return html`<section class="wide side"><form method="post" action="/pay/${payment.id}/dispute">
<input type="hidden" name="token" value="${token}">
<h2>${texts.dispute.title}</h2><p class="note">${texts.dispute.note(merchant)}</p>
<div class="choices">${CHARGEBACK_REASONS.map(
    (reason) => html`<button name="reason" value="${reason}">${texts.dispute.reason[reason]}</button>`,
  )}</div></form></section>`;
}

function resultPage({ payment, merchant, language, disputed, token }: Extract<View, { kind: 'result' }>): Html[] {
  const texts = TEXTS[language];
  const waiting = payment.answer_at === null ? 'expired' : 'processing';
  const settled = payment.status === 'pending' ? waiting : payment.status;
  const state = disputed ? 'disputed' : settled;
  const reason = state === 'declined' && payment.decline_reason ? `${texts.outcome[payment.decline_reason]}. ` : '';
  const result = resultSection({
    state,
    sign: SIGNS[state],
    title: texts.result[state].title,
    sum: amountText(payment.amount, payment.currency),
    body: `${reason}${texts.result[state].body}`,
    back: { url: payment.return_url, text: texts.back(merchant) },
  });
  return token === null ? [result] : [result, disputeSection(payment, merchant, token, texts)];
}

/** The page of a payment: the choice while it is open, what came of it after. */
export function renderPaymentPage(view: View): string {
  const body = view.kind === 'choice' ? choicePage(view) : resultPage(view);
  return renderDocument(view.language, TEXTS[view.language].title, body);
}
