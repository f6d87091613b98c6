// Covers the page on somebody's first visit while it really loads. A returning visitor never sees it, and where nothing
// can be remembered nobody does. Where the operator has set PRELOADER_MS, everybody sees it for so long at every start.
// The page is painted below it meanwhile; see components/layout/preloader.tsx.
(() => {
  /** The longest that the cover stays, its fading included: 3000 ms, spec §9. */
  const PRELOADER_MS = 3000;
  /** Once everything is loaded it stays for one beat, so that it does not flicker, and fades. */
  const BEAT_MS = 300;
  const FADE_MS = 200;

  const root = document.documentElement;
  // What the lobby has to know before it is first painted, so that nothing moves once it comes alive: that there is script,
  // that the address narrows the games, and which rows of one's own need room (lib/player-games/rail-hint.ts).
  root.setAttribute('data-alive', '');
  if (/[?&](category|provider|theme|tag|volatility|rtp|bet|bonus|sort|q)=/.test(location.search)) {
    root.setAttribute('data-narrowed', '');
  }
  const fade = () => root.setAttribute('data-first-visit', 'fading');
  const uncover = () => root.removeAttribute('data-first-visit');
  const cover = (ms) => {
    root.setAttribute('data-first-visit', '');
    return [setTimeout(fade, Math.max(0, ms - FADE_MS)), setTimeout(uncover, ms)];
  };
  const wanted = document.currentScript?.getAttribute('data-preloader-ms') ?? null;
  if (Number(wanted) > 0) cover(Number(wanted));
  try {
    const kind = /(^|; )kozyr_audience=member(;|$)/.test(document.cookie) ? 'member' : 'guest';
    const rails = localStorage.getItem(`kozyr:rails:${kind}`);
    if (rails) root.setAttribute('data-rails', rails);
    // What is not offered where the reader is (lib/place/place-hint.ts).
    const cookie = /(?:^|; )kozyr_place=([a-z.]+)/.exec(document.cookie);
    const without = kind === 'member' ? localStorage.getItem('kozyr:without') : cookie?.[1].replaceAll('.', ' ');
    if (without) root.setAttribute('data-without', without);
    if (localStorage.getItem('kozyr:visited')) return;
    localStorage.setItem('kozyr:visited', '1');
  } catch {
    return;
  }
  if (wanted !== null) return;
  const end = cover(PRELOADER_MS);
  addEventListener(
    'load',
    () =>
      setTimeout(() => {
        if (root.getAttribute('data-first-visit') !== '') return;
        for (const timer of end) clearTimeout(timer);
        fade();
        setTimeout(uncover, FADE_MS);
      }, BEAT_MS),
    { once: true },
  );
})();
