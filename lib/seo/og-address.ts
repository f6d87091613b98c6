import type { Locale } from '@kozyr/contracts/locales';

/** Pixels; what social networks ask for. */
export const OG_WIDTH = 1200;
export const OG_HEIGHT = 630;

/**
 * Where the picture of a page stands. `subject` is a page key ("games"), "provider-<slug>" or "game-<slug>". Outside of
 * the localised pages, since those carry the hidden audience.
 */
export function ogPicturePath(locale: Locale, subject: string): string {
  return `/og/${locale}/${encodeURIComponent(subject)}.jpg`;
}
