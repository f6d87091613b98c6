import 'server-only';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@kozyr/contracts/locales';
import type { Metadata } from 'next';
import { serverEnv } from '../env/server';
import { localePath } from '../routes/paths';
import { OG_HEIGHT, OG_WIDTH, ogPicturePath } from './og-address';

/** The absolute address of a path without locale. */
export function absoluteAddress(locale: Locale, path: string): string {
  return serverEnv.PUBLIC_URL + localePath(locale, path);
}

/** Addresses of one page in every language, for hreflang; x-default is the fallback language (spec §9). */
export function languageAlternates(path: string): Record<string, string> {
  return {
    ...Object.fromEntries(LOCALES.map((locale) => [locale, absoluteAddress(locale, path)])),
    'x-default': absoluteAddress(DEFAULT_LOCALE, path),
  };
}

/** A page's title as a browser tab and a search result show it: with the site's name, said once. */
export function titled(title: string): string {
  return title.includes('Kozyr') ? title : `${title} | Kozyr`;
}

/**
 * Title, description, canonical address, languages and the card for social networks.
 * @param path without locale
 * @param title the page's own, without the site's name
 * @param picture what the card's picture is of, see og-address
 * @param index false for what is nobody's search result
 */
export function pageMetadata({
  locale,
  path,
  title,
  description,
  picture,
  keywords,
  index = true,
}: {
  locale: Locale;
  path: string;
  title: string;
  description: string;
  picture: string;
  keywords?: string[];
  index?: boolean;
}): Metadata {
  const url = absoluteAddress(locale, path);
  const full = titled(title);
  const image = { url: ogPicturePath(locale, picture), width: OG_WIDTH, height: OG_HEIGHT, alt: full };
  return {
    title: full,
    description,
    ...(keywords && keywords.length > 0 ? { keywords } : {}),
    alternates: { canonical: url, languages: languageAlternates(path) },
    openGraph: { type: 'website', siteName: 'Kozyr', locale, url, title: full, description, images: [image] },
    twitter: { card: 'summary_large_image', title: full, description, images: [image] },
    ...(index ? {} : { robots: { index: false } }),
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
