/** How long a tile is pointed at, held or focused before its preview is asked for, in milliseconds. A finger is held a little less than phones take to open their menu. */
const WAIT_MS = { pointer: 400, touch: 350, focus: 800 } as const;
type Way = keyof typeof WAIT_MS;

/** The tile that is looked at. Without a picture it waits for it, has none, or the reader has sent it away. */
type Look = { link: Element; way: Way; timer: number; picture: HTMLImageElement | null };

/** What a reader does who may want to see a preview. */
const LOOKS = ['pointerover', 'focusin', 'touchstart'] as const;

const isTile = (link: Element | null): link is Element => link?.firstElementChild?.matches('.game-art') ?? false;

/** The link of the tile that something of is touched; null for anything else. */
function tileOf(target: EventTarget | null): Element | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return isTile(link) ? link : null;
}

/** Whether the reader wants things to stand, or to load little. */
function wantsNone(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return saves || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function createPreviews() {
  let look: Look | null = null;

  function hide(): void {
    if (!look) return;
    clearTimeout(look.timer);
    // Let go of, it begins anew the next time: browsers keep a picture where it stands while anything holds it.
    look.picture?.removeAttribute('src');
    look.picture?.remove();
    look.picture = null;
  }

  function end(): void {
    hide();
    look = null;
  }

  /** A game without a preview answers nothing, and its tile stays as it is. */
  async function show(mine: Look): Promise<void> {
    const art = mine.link.querySelector('img');
    const source = art?.getAttribute('src') ?? '';
    if (!art || !source.startsWith('/art/')) return;
    const picture = new Image();
    picture.alt = '';
    picture.ariaHidden = 'true';
    picture.src = source.replace(/[^/]*$/, 'preview.webp');
    // It stands in the tile once it can be drawn, and not if the reader has gone on meanwhile.
    const { timer } = mine;
    await picture.decode();
    if (look !== mine || mine.timer !== timer) return;
    art.after(picture);
    mine.picture = picture;
  }

  return {
    /** Whether the preview of a tile is there to be seen. */
    shows: (link: Element | null) => look !== null && look.link === link && look.picture !== null,
    way: () => look?.way,
    begin(link: Element | null, way: Way): void {
      // Sent away, it stays away until the tile is left.
      if (link && look?.link === link) return;
      end();
      if (!link || wantsNone()) return;
      const mine: Look = { link, way, timer: 0, picture: null };
      mine.timer = window.setTimeout(() => void show(mine).catch(() => undefined), WAIT_MS[way]);
      look = mine;
    },
    sendAway(): void {
      hide();
      if (look) look.timer = 0;
    },
    end,
  };
}

/**
 * Shows how a game plays on its tile while that is pointed at, held or focused: the moving picture that its studio serves beside the
 * tile's. Nothing of it is loaded before, and nothing at all where motion or data are to be spared. Escape sends it away, and so do leaving,
 * scrolling by a finger and another window. A press does what it did, but once: a finger that was held until the preview came does not
 * open the game when it is lifted.
 * @param first what the reader did before this was here
 * @returns ends it
 */
export function listenForPreviews(first: Event): () => void {
  const previews = createPreviews();
  const listening = new AbortController();
  /** Whether the preview was there before the finger, and the tile whose preview came under it. */
  const finger: { before: boolean; held: Element | null } = { before: false, held: null };
  const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch';

  function look(event: Event): void {
    if (event.type === 'touchstart') {
      const link = event instanceof TouchEvent && event.touches.length > 1 ? null : tileOf(event.target);
      finger.held = null;
      finger.before = previews.shows(link);
      // A tile that plays already is pressed as any other.
      if (!finger.before) previews.begin(link, 'touch');
    } else if (event.type === 'focusin') {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        previews.begin(tileOf(event.target), 'focus');
    } else if (!isTouch(event)) previews.begin(tileOf(event.target), 'pointer');
  }

  function lift(event: TouchEvent): void {
    const link = tileOf(event.target);
    if (!previews.shows(link)) previews.end();
    else if (!finger.before && event.type === 'touchend') finger.held = link;
  }

  function press(event: MouseEvent): void {
    if (finger.held && tileOf(event.target) === finger.held) event.preventDefault();
    finger.held = null;
  }

  const options = { signal: listening.signal, capture: true, passive: true };
  for (const type of LOOKS) window.addEventListener(type, look, options);
  window.addEventListener('touchmove', previews.end, options);
  window.addEventListener('touchend', lift, options);
  // Its menu is open, or the page scrolls.
  window.addEventListener('touchcancel', lift, options);
  // Before the router's own links hear of it: they leave alone what was prevented.
  window.addEventListener('click', press, { ...options, passive: false });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && previews.sendAway(), options);
  window.addEventListener('focusout', () => previews.way() === 'focus' && previews.end(), options);
  window.addEventListener(
    'pointerout',
    (event) => {
      // Out of the window.
      if (event.relatedTarget === null && !isTouch(event)) previews.end();
    },
    options,
  );
  window.addEventListener('blur', ({ target }) => target === window && previews.end(), options);
  look(first);
  return () => {
    listening.abort();
    previews.end();
  };
}
