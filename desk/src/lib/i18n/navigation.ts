import { DEFAULT_LOCALE, LOCALES } from '@kozyr/contracts/locales';
import { createNavigation } from 'next-intl/navigation';

/** Links and moves within the language of the page. */
export const { Link, useRouter, usePathname } = createNavigation({ locales: LOCALES, defaultLocale: DEFAULT_LOCALE });
