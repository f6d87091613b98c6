import { grouped, moneyText } from '../page/amounts';
import { config, say } from './config';
import { controlIcon, h, ICONS, symbolDrawing } from './dom';

type Handlers = Record<'spin' | 'less' | 'more' | 'sound' | 'info' | 'close', () => void>;

/** What the engine puts on the table: its field in the frame, and its own buttons beside the big one, before and after. */
export type Stage = { field: Element; before?: readonly Element[]; after?: readonly Element[] };

/** `deciding`: the round waits for its player. */
export type PlayState = 'idle' | 'spinning' | 'free-spins' | 'deciding' | 'error';

/** The frame that all engines' tables share: everything in it that changes, and nothing that decides. */
export function createView(on: Handlers, { field, before = [], after = [] }: Stage) {
  /** A press by hand leaves the keyboard to the big button; whoever walks by keys stays where they are. */
  const press = (name: keyof Handlers) => (event: Event) => {
    on[name]();
    if (event instanceof MouseEvent && event.detail > 0 && event.currentTarget instanceof HTMLElement)
      event.currentTarget.blur();
  };
  const button = (name: keyof Handlers, label: string, icon: string, extra: Record<string, string | boolean> = {}) =>
    h(
      'button',
      { type: 'button', class: `control ${name}`, 'aria-label': label, title: label, click: press(name), ...extra },
      controlIcon(icon),
    );

  const figure = (label: string, test: string, extra = '') => {
    const value = h('output', { 'data-testid': test, class: 'value' }, '—');
    return { value, element: h('div', { class: `figure ${extra}` }, h('span', { class: 'label' }, label), value) };
  };
  const balance = figure(say('balance'), 'balance');
  const win = figure(say('win'), 'last-win', 'won');
  const bet = figure(say('bet'), 'bet');
  const less = button('less', say('lessBet'), ICONS.minus);
  const more = button('more', say('moreBet'), ICONS.plus);
  const sound = button('sound', say('sound'), ICONS.soundOff, { 'aria-pressed': 'false' });
  const spin = h(
    'button',
    // Not before the table is open: a press that does nothing would look like a broken game.
    {
      type: 'button',
      class: 'spin',
      'data-testid': 'spin-button',
      'aria-label': say('spin'),
      disabled: true,
      click: on.spin,
    },
    controlIcon(ICONS.spin),
  );
  const demo = h('span', { class: 'demo', title: say('demoNote'), hidden: true }, say('demo'));
  const session = h('span', { class: 'session', title: say('session') });
  const live = h('p', { class: 'hidden', 'aria-live': 'polite', role: 'status' });
  const ribbon = h('div', { class: 'ribbon' });
  const banner = h('div', { class: 'banner', hidden: true });
  const root = h(
    'div',
    { class: 'table' },
    h('div', { class: 'backdrop', 'aria-hidden': 'true' }, symbolDrawing('A')),
    h(
      'header',
      {},
      h('h1', {}, config.title),
      demo,
      session,
      h(
        'div',
        { class: 'tools' },
        sound,
        button('info', say('info'), ICONS.info),
        button('close', say('close'), ICONS.close),
      ),
    ),
    h('div', { class: 'stage' }, h('div', { class: 'frame' }, ribbon, field, banner)),
    h(
      'footer',
      {},
      h('div', { class: 'figures' }, balance.element, win.element),
      h('div', { class: 'betting' }, less, bet.element, more),
      h('div', { class: 'actions' }, ...before, spin, ...after),
    ),
    live,
  );

  return {
    root,
    spin,
    state(state: PlayState) {
      document.body.dataset.state = state;
      const busy = state !== 'idle' && state !== 'error';
      spin.toggleAttribute('disabled', state === 'error');
      spin.setAttribute('aria-label', say(busy ? 'stop' : 'spin'));
      spin.querySelector('.icon path')?.setAttribute('d', busy ? ICONS.stop : ICONS.spin);
      for (const item of [less, more]) item.toggleAttribute('disabled', busy);
    },
    balance(amount: string, currency: string) {
      balance.value.textContent = moneyText(amount, currency);
    },
    bet(amount: string, currency: string, first: boolean, last: boolean) {
      bet.value.textContent = moneyText(amount, currency);
      less.toggleAttribute('disabled', first);
      more.toggleAttribute('disabled', last);
    },
    win(amount: string) {
      win.value.textContent = grouped(amount);
      win.element.classList.toggle('some', amount !== '0.00');
    },
    demo: () => demo.removeAttribute('hidden'),
    session(text: string) {
      session.textContent = text;
    },
    sound(on: boolean) {
      sound.setAttribute('aria-pressed', String(on));
      sound.querySelector('path')?.setAttribute('d', on ? ICONS.soundOn : ICONS.soundOff);
    },
    announce(text: string) {
      live.textContent = text;
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
    bannerText(text: string) {
      const span = banner.querySelector('span');
      if (span) span.textContent = text;
    },
  };
}

export type View = ReturnType<typeof createView>;
