import { LOCALES } from '@kozyr/contracts/locales';
import type { MetadataRoute } from 'next';
import { serverEnv } from '@/lib/env/server';
import { localePath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';

/** Personal pages and calls are nobody's search result. */
export default function robots(): MetadataRoute.Robots {
  const personal = [routes.cashboxPage(), routes.profile()];
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', ...LOCALES.flatMap((locale) => personal.map((path) => localePath(locale, path)))],
    },
    sitemap: `${serverEnv.PUBLIC_URL}/sitemap.xml`,
  };
}
