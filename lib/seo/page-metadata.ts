import 'server-only';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@kozyr/contracts/locales';
import type { Metadata } from 'next';
import { serverEnv } from '../env/server';
import { localePath } from '../routes/locale-path';

/** Addresses of one page in every language, for hreflang; x-default is the fallback language (spec §9). */
export function languageAlternates(path: string): Record<string, string> {
  const address = (locale: Locale) => serverEnv.PUBLIC_URL + localePath(locale, path);
  return {
    ...Object.fromEntries(LOCALES.map((locale) => [locale, address(locale)])),
    'x-default': address(DEFAULT_LOCALE),
  };
}

/** Title, description, canonical address, languages and the card for social networks. `path` without locale. */
export function pageMetadata({
  locale,
  path,
  title,
  description,
}: {
  locale: Locale;
  path: string;
  title: string;
  description: string;
}): Metadata {
  const url = serverEnv.PUBLIC_URL + localePath(locale, path);
  const image = { url: '/og.png', width: 1200, height: 630, alt: 'Kozyr' };
  return {
    title,
    description,
    alternates: { canonical: url, languages: languageAlternates(path) },
    openGraph: { type: 'website', siteName: 'Kozyr', locale, url, title, description, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  };
}

/** What every page has, also one that was not found. */
export function siteMetadata(title: string): Metadata {
  return {
    metadataBase: new URL(serverEnv.PUBLIC_URL),
    title,
    icons: {
      icon: [
        { url: '/icon.svg', type: 'image/svg+xml' },
        { url: '/favicon.ico', sizes: '32x32' },
      ],
      apple: '/icons/180.png',
    },
    manifest: '/manifest.webmanifest',
  };
}
