// Covers the page on a first visit while it loads: at least one beat, at most 3 s. A returning visitor never sees it.
(() => {
  const root = document.documentElement;
  try {
    if (localStorage.getItem('kozyr:visited')) return;
    localStorage.setItem('kozyr:visited', '1');
  } catch {
    return;
  }
  const uncover = () => root.removeAttribute('data-first-visit');
  root.setAttribute('data-first-visit', '');
  setTimeout(uncover, 3000);
  addEventListener('load', () => setTimeout(uncover, 300), { once: true });
})();
