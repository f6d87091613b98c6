// Of the page that stands in for all others while there is no connection: it makes way as soon as there is one.
(() => {
  const RETRY_MS = 5000;
  const again = () => location.reload();
  // That there is a network says nothing of the way to us, and where it comes and goes a browser says so each time.
  const tryAgain = () => {
    if (navigator.onLine) fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(again, () => undefined);
  };
  addEventListener('online', tryAgain);
  document.querySelector('button').addEventListener('click', again);
  // A way to us that opens while there is a network all the time: the browser says nothing of it.
  setInterval(tryAgain, RETRY_MS);
})();
