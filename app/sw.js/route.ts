import type { Locale } from '@kozyr/contracts/locales';
import { getTranslations } from 'next-intl/server';
import { buildLeavingWorker, buildWorker, type OfflineTexts } from '@/app/offline/build-worker';
import { hasOfflinePage } from '@/lib/env/server';

export const dynamic = 'force-static';

async function textsOf(locale: Locale): Promise<OfflineTexts> {
  const t = await getTranslations({ locale, namespace: 'offline' });
  return { title: t('title'), text: t('text'), again: t('again') };
}

/** GET /sw.js. Browsers ask for it anew at their own times, whatever they have kept; the edge need not ask us each time. */
export async function GET(): Promise<Response> {
  const [uk, ru, en, kk] = await Promise.all([textsOf('uk'), textsOf('ru'), textsOf('en'), textsOf('kk')]);
  return new Response(hasOfflinePage() ? buildWorker({ uk, ru, en, kk }) : buildLeavingWorker(), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'service-worker-allowed': '/',
      'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
    },
  });
}
