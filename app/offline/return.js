// Of the page that stands in for all others while there is no connection: it makes way as soon as there is one.
(() => {
  const RETRY_MS = 5000;
  const again = () => location.reload();
  addEventListener('online', again);
  document.querySelector('button').addEventListener('click', again);
  // A network that is there while we are not: the browser says nothing when that ends.
  setInterval(() => {
    if (navigator.onLine) fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(again, () => undefined);
  }, RETRY_MS);
})();
