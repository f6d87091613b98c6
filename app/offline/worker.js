// The service worker: when no page can be had, one of ours says so in the language of the address. It keeps the fonts of that
// page and nothing else: no page, no data, no answer of the API ever comes from here. See docs/decisions/0073. It also shows pushes, and
// leads from them to their page (0104).
(() => {
  /** version; by locale the finished page, the fonts it is set in and, by kind of push, where it leads; headers of such a page. */
  const { version, pages, fonts, headers, places } = __OFFLINE__;
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

  /** Shows a push; the same one twice replaces itself. Its address is made here: a push names what it is about and no place. */
  const showPush = ({ id, kind, locale, title, body }) => {
    const known = Object.hasOwn(places, locale) ? locale : localeOf('/');
    const place = Object.hasOwn(places[known], kind) ? places[known][kind] : `/${known}`;
    return registration.showNotification(typeof title === 'string' ? title : 'Kozyr', {
      ...(typeof body === 'string' ? { body } : {}),
      ...(typeof id === 'string' ? { tag: id } : {}),
      lang: known,
      icon: '/icons/192.png',
      data: { place },
    });
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
    // A page that is open has heard of a push that no push service brings to this device.
    if (event.data?.show) event.waitUntil(showPush(event.data.show));
  });
  addEventListener('push', (event) => {
    let message = {};
    try {
      message = event.data.json();
    } catch {
      // Whatever came, the browser wants something shown for it.
    }
    event.waitUntil(showPush(message));
  });
  addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { href } = new URL(event.notification.data.place, location.origin);
    const open = async () => {
      const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = windows.find(({ url }) => url === href);
      await (there ? there.focus() : clients.openWindow(href));
    };
    event.waitUntil(open());
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
