import { createHash } from 'node:crypto';
import type { Locale } from '@kozyr/contracts/locales';
import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { Html, html } from './html';
import { STYLE } from './style';
import { TEXTS } from './texts';

export const BRAND = 'Sandgate Pay';
const SYMBOLS: Record<Currency, string> = { uah: '₴', kzt: '₸' };

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
  const parts = {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
    timeZone: CURRENCY_ZONES[currency],
  } as const;
  return new Intl.DateTimeFormat('en-GB', parts).format(moment);
}

/** Drawn, since fonts differ in such signs. */
const SIGNS = {
  done: 'M5 13l4.5 4.5L19 7',
  no: 'M6 6l12 12M18 6L6 18',
  late: 'M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18',
  wait: 'M6 12h.01M12 12h.01M18 12h.01',
  back: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  lost: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01',
  halt: 'M12 6v7M12 18h.01',
} as const;
export type Sign = keyof typeof SIGNS;

/** The end of a page's work: a sign, what happened, and the way on. */
export function resultSection(parts: {
  state: string;
  sign: Sign;
  title: string;
  /** The sum, or the card's mask. */
  sum: string | null;
  body: string;
  back: { url: string; text: string } | null;
}): Html {
  const { state, sign, title, sum, body, back } = parts;
  return html`<section class="result wide"><div class="sign ${state}" aria-hidden="true"><svg viewBox="0 0 24 24"><path d="${SIGNS[sign]}"/></svg></div>
<h1>${title}</h1>
${sum === null ? [] : html`<p class="sum">${sum}</p>`}
<p>${body}</p>
${back === null ? [] : html`<a class="back" href="${back.url}">${back.text}</a>`}</section>`;
}

/** What stands at an address that belongs to nothing. */
export function renderMissing(language: Locale): string {
  const { missing } = TEXTS[language].result;
  const body = resultSection({ state: 'missing', sign: 'lost', ...missing, sum: null, back: null });
  return renderDocument(language, TEXTS[language].title, body);
}

/** What stands at any address while nothing can be read or written. */
export function renderUnavailable(language: Locale): string {
  const { unavailable } = TEXTS[language].result;
  const body = resultSection({ state: 'missing', sign: 'halt', ...unavailable, sum: null, back: null });
  return renderDocument(language, TEXTS[language].title, body);
}

/** The payer's page as one document: no script, no picture, nothing from anywhere but its own fonts. */
export function renderDocument(language: Locale, title: string, body: Html | readonly Html[]): string {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="theme-color" content="#0a1210"><link rel="icon" href="data:,">
<title>${title} · ${BRAND}</title><style>${new Html(STYLE)}</style></head>
<body>
<header><p class="sandbox">${TEXTS[language].sandbox}</p><div class="brand"><span class="mark" aria-hidden="true"></span>${BRAND}</div></header>
<main>${body}</main></body></html>`.text;
}
