// Takes the place of the service worker where there is to be none: it lets go of what was kept, and of itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
