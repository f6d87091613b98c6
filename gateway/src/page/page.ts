import { createHash } from 'node:crypto';
import type { Currency } from '@kozyr/contracts/money';
import type { PaymentMethodKind } from '@kozyr/contracts/payments';
import { DECLINE_REASONS, type Outcome } from '../outcomes';
import type { Payment } from '../payments';
import { Html, html } from './html';
import { STYLE } from './style';
import { type Language, TEXTS, type Texts } from './texts';

const BRAND = 'Sandgate Pay';
const SYMBOLS: Record<Currency, string> = { uah: '₴', kzt: '₸' };
const METHODS: Record<PaymentMethodKind, string> = {
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  visa: 'Visa',
  mastercard: 'Mastercard',
};
/** Where payers in this currency read their clocks. */
const ZONES: Record<Currency, string> = { uah: 'Europe/Kyiv', kzt: 'Asia/Almaty' };
const SIGNS = { approved: '✓', declined: '×', expired: '–', processing: '…', missing: '?' } as const;

/** For the Content-Security-Policy: allows this page's own style and no other. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

type View =
  | { kind: 'choice'; language: Language; payment: Payment; merchant: string; token: string }
  | { kind: 'result'; language: Language; payment: Payment; merchant: string }
  | { kind: 'missing'; language: Language };

/** "1250.50" as people of this language write it: digits in threes by a narrow space, the sign behind. */
export function amountText(amount: string, currency: Currency, language: Language): string {
  const [whole = '0', fraction = '00'] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${grouped}${language === 'en' ? '.' : ','}${fraction}\u00a0${SYMBOLS[currency]}`;
}

/** 12:29 GMT+2 */
function clockText(moment: Date, currency: Currency): string {
  const parts = { hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset', timeZone: ZONES[currency] } as const;
  return new Intl.DateTimeFormat('en-GB', parts).format(moment);
}

const choice = (outcome: Exclude<Outcome, 'approve'>, texts: Texts) =>
  html`<button name="outcome" value="${outcome}">${texts.outcome[outcome]}</button>`;

function choicePage({ payment, merchant, token, language }: Extract<View, { kind: 'choice' }>): Html {
  const texts = TEXTS[language];
  const amount = amountText(payment.amount, payment.currency, language);
  const method = METHODS[payment.method];
  const until = payment.expires_at;
  return html`<section aria-labelledby="to">
<h1 id="to">${texts.payTo(merchant)}</h1>
<p class="sum">${amount}</p>
<div class="card" aria-hidden="true"><div class="row"><span class="chip"></span><span>TEST</span></div>
<div class="digits">•••• •••• •••• 0000</div>
<div class="row"><span>${BRAND}</span><strong>${method}</strong></div></div>
<dl><div><dt>${texts.method}</dt><dd>${method}</dd></div>
<div><dt>${texts.reference}</dt><dd>${payment.merchant_reference.slice(0, 8)}</dd></div>
<div><dt>${texts.payBefore}</dt><dd><time datetime="${until.toISOString()}">${clockText(until, payment.currency)}</time></dd></div></dl>
</section>
<section><p class="note">${texts.noCard}</p>
<form method="post" action="/pay/${payment.id}">
<input type="hidden" name="token" value="${token}">
<button class="pay" name="outcome" value="approve">${texts.pay(amount)}</button>
<h2>${texts.approvals}</h2>
<div class="choices">${(['approve_return_first', 'approve_late', 'approve_duplicate'] as const).map((one) => choice(one, texts))}</div>
<h2>${texts.declines}</h2>
<div class="choices two">${DECLINE_REASONS.map((one) => choice(one, texts))}</div>
<h2>${texts.silence}</h2>
<div class="choices">${choice('timeout', texts)}</div>
</form></section>`;
}

function resultPage({ payment, merchant, language }: Extract<View, { kind: 'result' }>): Html {
  const texts = TEXTS[language];
  const waiting = payment.answer_at === null ? 'expired' : 'processing';
  const state = payment.status === 'pending' ? waiting : payment.status;
  const reason = state === 'declined' && payment.decline_reason ? `${texts.outcome[payment.decline_reason]}. ` : '';
  return html`<section class="result wide"><div class="sign ${state}" aria-hidden="true">${SIGNS[state]}</div>
<h1>${texts.result[state].title}</h1>
<p class="sum">${amountText(payment.amount, payment.currency, language)}</p>
<p>${reason}${texts.result[state].body}</p>
<a class="back" href="${payment.return_url}">${texts.back(merchant)}</a></section>`;
}

function missingPage(texts: Texts): Html {
  return html`<section class="result wide"><div class="sign" aria-hidden="true">${SIGNS.missing}</div>
<h1>${texts.result.missing.title}</h1><p>${texts.result.missing.body}</p></section>`;
}

/** The payer's page as one self-contained document: no script, no picture, nothing loaded from anywhere. */
export function renderPage(view: View): string {
  const texts = TEXTS[view.language];
  const body =
    view.kind === 'choice' ? choicePage(view) : view.kind === 'result' ? resultPage(view) : missingPage(texts);
  return html`<!doctype html>
<html lang="${view.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${texts.title} · ${BRAND}</title><style>${new Html(STYLE)}</style></head>
<body>
<header><p class="sandbox">${texts.sandbox}</p><div class="brand"><span class="mark" aria-hidden="true"></span>${BRAND}</div></header>
<main>${body}</main></body></html>`.text;
}
