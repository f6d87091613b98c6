import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@kozyr/contracts/locales';
import { PLACES } from '@/features/notifications/rules';
import { localePath } from '@/lib/routes/paths';
import { offlineFonts } from './fonts';

export type OfflineTexts = { title: string; text: string; again: string };

const readOwn = (name: string) =>
  readFileSync(path.join(process.cwd(), 'app/offline', name), 'utf8').replaceAll(/^\s*(?:\/\/|\/\*\*).*\n/gm, '');
const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The sign of components/layout/brand-mark.tsx. */
const MARK =
  '<svg viewBox="0 0 28 32" width="56" height="64" aria-hidden="true"><path d="M5 0h14.5L28 8.5V27a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z" fill="#edb84a"/><path d="M19.5 0 28 8.5h-6a2.5 2.5 0 0 1-2.5-2.5V0Z" fill="#a97a1f"/><path d="M13.8 7.4c.9 2.1 2.7 3.6 4.4 5.2 1.7 1.5 3 2.9 3 4.8a3.2 3.2 0 0 1-3.2 3.3c-1.2 0-2.2-.6-2.8-1.6.1 1.5.7 2.8 2 3.9h-6.8c1.3-1.1 1.9-2.4 2-3.9-.6 1-1.6 1.6-2.8 1.6a3.2 3.2 0 0 1-3.2-3.3c0-1.9 1.3-3.3 3-4.8 1.7-1.6 3.5-3.1 4.4-5.2Z" fill="#1a1304"/></svg>';

const styleOf = (locale: Locale, faces: string) =>
  `${faces}*{box-sizing:border-box}html{color-scheme:dark;background:#0a1210;color:#f5f0e4;font:16px/1.5 onest,sans-serif}body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:24px 16px}main{width:100%;max-width:400px;padding:40px 24px;border-radius:14px;background:#111c18;text-align:center;box-shadow:0 12px 32px -12px #0009}h1{margin:24px 0 8px;font:${locale === 'kk' ? '750' : '600'} 24px/1.25 ${locale === 'kk' ? 'montserrat' : 'unbounded'},onest,sans-serif;text-wrap:balance}p{margin:0 0 24px;color:#a9b5ac;text-wrap:balance}button{width:100%;min-height:52px;border:0;border-radius:10px;background:#edb84a;color:#1a1304;font:600 16px onest,sans-serif;cursor:pointer}button:hover{background:#f6cc6e}button:focus-visible{outline:2px solid #edb84a;outline-offset:2px}`;

/**
 * The service worker as a script: the pages are in it, so that they and it are always of one make, and their fonts by name.
 * Another text, style or font makes another script, which browsers take up by themselves.
 */
export function buildWorker(texts: Readonly<Record<Locale, OfflineTexts>>): string {
  const script = readOwn('return.js');
  const made = LOCALES.map((locale) => {
    const { title, text, again } = texts[locale];
    const { addresses, faces } = offlineFonts(locale);
    const style = styleOf(locale, faces);
    const page = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><meta name="theme-color" content="#0a1210"><title>${escaped(title)} · Kozyr</title><style>${style}</style></head><body><main data-offline>${MARK}<h1>${escaped(title)}</h1><p>${escaped(text)}</p><button type="button">${escaped(again)}</button></main><script>${script}</script></body></html>`;
    return { locale, addresses, page, digest: digestOf(style) };
  });
  const styles = [...new Set(made.map(({ digest }) => digest))].join(' ');
  const pages = Object.fromEntries(made.map(({ locale, page }) => [locale, page]));
  const fonts = Object.fromEntries(made.map(({ locale, addresses }) => [locale, addresses]));
  const places = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(Object.entries(PLACES).map(([kind, place]) => [kind, localePath(locale, place)])),
    ]),
  );
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': `default-src 'none'; script-src ${digestOf(script)}; style-src ${styles}; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  };
  const version = createHash('sha256').update(JSON.stringify({ pages, headers })).digest('hex').slice(0, 12);
  const kept = JSON.stringify({ version, pages, fonts, headers, places }).replaceAll('</', '<\\/');
  return readOwn('worker.js').replace('__OFFLINE__', () => kept);
}

/** What is served where there is to be no service worker: whoever has one loses it. */
export const buildLeavingWorker = (): string => readOwn('leaving-worker.js');
