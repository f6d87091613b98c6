import { createHash } from 'node:crypto';
import type { Currency } from '@kozyr/contracts/money';
import { Html, html } from './html';
import { STYLE } from './style';
import { type Language, TEXTS } from './texts';

export const BRAND = 'Sandgate Pay';
const SYMBOLS: Record<Currency, string> = { uah: '₴', kzt: '₸' };
/** Where payers in this currency read their clocks. */
const ZONES: Record<Currency, string> = { uah: 'Europe/Kyiv', kzt: 'Asia/Almaty' };

/** For the Content-Security-Policy: allows this page's own style and no other. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** "1250.50" as the shop writes money in every language: digits in threes by a narrow space, a point, the sign behind. */
export function amountText(amount: string, currency: Currency): string {
  const [whole = '0', fraction = '00'] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u202f');
  return `${grouped}.${fraction}\u00a0${SYMBOLS[currency]}`;
}

/** 12:29 GMT+2 */
export function clockText(moment: Date, currency: Currency): string {
  const parts = { hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset', timeZone: ZONES[currency] } as const;
  return new Intl.DateTimeFormat('en-GB', parts).format(moment);
}

/** The end of a page's work: a sign, what happened, and the way on. */
export function resultSection(parts: {
  state: string;
  sign: string;
  title: string;
  /** The sum, or the card's mask. */
  sum: string | null;
  body: string;
  back: { url: string; text: string } | null;
}): Html {
  const { state, sign, title, sum, body, back } = parts;
  return html`<section class="result wide"><div class="sign ${state}" aria-hidden="true">${sign}</div>
<h1>${title}</h1>
${sum === null ? [] : html`<p class="sum">${sum}</p>`}
<p>${body}</p>
${back === null ? [] : html`<a class="back" href="${back.url}">${back.text}</a>`}</section>`;
}

/** What stands at an address that belongs to nothing. */
export function renderMissing(language: Language): string {
  const { missing } = TEXTS[language].result;
  const body = resultSection({ state: 'missing', sign: '?', ...missing, sum: null, back: null });
  return renderDocument(language, TEXTS[language].title, body);
}

/** What stands at any address while nothing can be read or written. */
export function renderUnavailable(language: Language): string {
  const { unavailable } = TEXTS[language].result;
  const body = resultSection({ state: 'missing', sign: '!', ...unavailable, sum: null, back: null });
  return renderDocument(language, TEXTS[language].title, body);
}

/** The payer's page as one self-contained document: no script, no picture, nothing loaded from anywhere. */
export function renderDocument(language: Language, title: string, body: Html | readonly Html[]): string {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${title} · ${BRAND}</title><style>${new Html(STYLE)}</style></head>
<body>
<header><p class="sandbox">${TEXTS[language].sandbox}</p><div class="brand"><span class="mark" aria-hidden="true"></span>${BRAND}</div></header>
<main>${body}</main></body></html>`.text;
}
