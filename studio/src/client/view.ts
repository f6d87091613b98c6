import { h, symbolDrawing } from './dom';
import { createFoot } from './frame/foot';
import { createHead } from './frame/head';

type Handlers = Record<'spin' | 'less' | 'bet' | 'more' | 'info' | 'close', () => void>;

/** What the engine puts on the table: its field in the frame, its own buttons beside the big one, before and after, and lines in the head. */
export type Stage = {
  field: Element;
  before?: readonly Element[];
  after?: readonly Element[];
  head?: readonly Element[];
  /** Its own switches in the head, before the one of sound. */
  tools?: readonly Element[];
  /** What stands over the field, as a sign over a door. */
  above?: Element | null;
};

/** `deciding`: the round waits for its player. */
export type PlayState = 'idle' | 'spinning' | 'free-spins' | 'deciding' | 'error';

/** The frame that all engines' tables share: everything in it that changes, and nothing that decides. */
export function createView(
  on: Handlers,
  { field, before = [], after = [], head: lines = [], tools = [], above = null }: Stage,
) {
  const { element: header, ...head } = createHead(on, lines, tools);
  const { element: footer, setBusy, ...foot } = createFoot(on, { before, after });
  const live = h('p', { class: 'hidden', 'aria-live': 'polite', role: 'status' });
  // A line of its own: what a round came to is still being read out when the wait for the next one begins.
  const waiting = h('p', { class: 'hidden', 'aria-live': 'polite', role: 'status' });
  const ribbon = h('div', { class: 'ribbon' });
  const banner = h('div', { class: 'banner', hidden: true });
  const root = h(
    'div',
    { class: 'table' },
    h('div', { class: 'backdrop', 'aria-hidden': 'true' }, symbolDrawing('A')),
    header,
    above,
    h('div', { class: 'stage' }, h('div', { class: 'frame' }, ribbon, field, banner)),
    footer,
    live,
    waiting,
  );

  return {
    ...head,
    ...foot,
    root,
    state(state: PlayState) {
      document.body.dataset.state = state;
      const turns = state === 'spinning' || state === 'free-spins';
      setBusy(state !== 'idle' && state !== 'error', state === 'error', turns);
    },
    announce(text: string) {
      live.textContent = text;
    },
    /** Tells how long the next round has to wait; empty once it need not. */
    tellWait(text: string) {
      waiting.textContent = text;
    },
    ribbon(text: string) {
      ribbon.textContent = text;
      ribbon.classList.toggle('on', text !== '');
    },
    /** A word over the reels; empty takes it away. */
    banner(title: string, text = '', tone = '') {
      banner.hidden = title === '';
      banner.className = `banner ${tone}`;
      banner.replaceChildren(h('strong', {}, title), ...(text === '' ? [] : [h('span', {}, text)]));
    },
  };
}

export type View = ReturnType<typeof createView>;
