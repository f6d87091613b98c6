// The service worker: when no page can be had, one of ours says so in the language of the address. It keeps the fonts of that
// page and nothing else: no page, no data, no answer of the API ever comes from here. See docs/decisions/0073.
(() => {
  /** version; by locale the finished page and the fonts it is set in; headers of such a page. */
  const { version, pages, fonts, headers } = __OFFLINE__;
  const STORE = `offline-${version}`;

  const keepFonts = async (locale) => {
    const store = await caches.open(STORE);
    for (const font of fonts[locale]) if (!(await store.match(font))) await store.add(font);
  };
  /** The locale of an address; where it has none yet, the first that the reader's browser speaks, else Russian. */
  const localeOf = (path) => {
    const [, first] = path.split('/');
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
    return [first, ...spoken].find((locale) => Object.hasOwn(pages, locale)) ?? 'ru';
  };

  addEventListener('install', (event) => {
    skipWaiting();
    // Browsers that can be told so ask the network for all but pages without asking this first. The first rule that fits counts.
    event.addRoutes?.([
      { condition: { urlPattern: '/offline/*' }, source: 'fetch-event' },
      ...['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ condition: { requestMode }, source: 'network' })),
    ]);
  });
  // Pages that are open are not claimed: they lack nothing, the next navigation is answered here all the same, and what they have
  // on its way would have to change hands.
  addEventListener('activate', (event) => {
    const begin = async () => {
      for (const name of await caches.keys())
        if (name.startsWith('offline-') && name !== STORE) await caches.delete(name);
      // The browser asks for the page while this starts: nobody waits for it.
      await registration.navigationPreload?.enable();
    };
    event.waitUntil(begin());
  });
  // A page that is open says in which language it may be missed.
  addEventListener('message', (event) => {
    const locale = event.data?.keep;
    if (Object.hasOwn(fonts, locale)) event.waitUntil(keepFonts(locale).catch(() => undefined));
  });
  addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || request.method !== 'GET') return;
    if (pathname.startsWith('/offline/')) {
      event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
      return;
    }
    if (request.mode !== 'navigate' || /^\/(?:api|_next|_edge|art)\//.test(pathname)) return;
    const answer = async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(request));
      } catch {
        return new Response(pages[localeOf(pathname)], { status: 503, headers });
      }
    };
    event.respondWith(answer());
  });
})();
