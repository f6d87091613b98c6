'use client';

import { localeOf } from '@kozyr/contracts/locales';
import { CRASH_WORDS } from '@/lib/i18n/crash-words';

/** What a broken page's address says of its language: the page itself is gone. */
const localeOfAddress = () => localeOf(typeof window === 'undefined' ? '' : window.location.pathname.split('/')[1]);

/**
 * A page that broke as a whole, its frame with it: as when its code does not come. Nothing of it needs the site's styles or texts, which may
 * be what did not come.
 */
export default function GlobalError() {
  const locale = localeOfAddress();
  const { title, text, retry } = CRASH_WORDS[locale];
  return (
    <html lang={locale}>
      <body
        style={{
          margin: 0,
          minHeight: '100vh',
          display: 'grid',
          placeItems: 'center',
          background: '#0a1210',
          color: '#f5f0e4',
          font: '16px/1.5 system-ui, sans-serif',
        }}
      >
        <main role="alert" style={{ maxWidth: '28rem', padding: '2rem', textAlign: 'center' }}>
          <h1 style={{ fontSize: '1.6rem' }}>{title}</h1>
          <p style={{ color: '#a9b5ac' }}>{text}</p>
          <button
            type="button"
            onClick={() => window.location.reload()}
            style={{
              minHeight: 44,
              padding: '0 1.5rem',
              border: 0,
              borderRadius: 10,
              background: '#edb84a',
              color: '#1a1304',
              font: 'inherit',
              fontWeight: 600,
              cursor: 'pointer',
            }}
          >
            {retry}
          </button>
        </main>
      </body>
    </html>
  );
}
