import type { StakeCurrency } from '@kozyr/contracts/money';
import { fromMinor, short } from '../../page/amounts';
import { controlIcon, h } from '../dom';
import { brief, sayAtTable } from '../tables/say-at-table';

type On = Record<'place' | 'undo' | 'clear' | 'repeat' | 'double', () => void>;

const UNDO = 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12';
const CLEAR = 'M6 7h12M10 7V5h4v2M8 7l1 12h6l1-12';
const REPEAT = 'M4 12a8 8 0 0 1 14-5.300L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.300L4 15M4 20v-5h5';

/** The chips of the table and what can be done with those put but not placed yet. */
export function createTray(on: On) {
  let chosen = 0;
  let values: readonly bigint[] = [];
  const group = h('div', { class: 'chips', role: 'radiogroup', 'aria-label': sayAtTable('chips') });
  const act = (label: string, icon: string, click: () => void) =>
    h('button', { type: 'button', class: 'small-act', 'aria-label': label, title: label, click }, controlIcon(icon));
  const undo = act(sayAtTable('undo'), UNDO, on.undo);
  const clear = act(sayAtTable('clear'), CLEAR, on.clear);
  const repeat = act(sayAtTable('repeat'), REPEAT, on.repeat);
  const double = h(
    'button',
    {
      type: 'button',
      class: 'small-act',
      'aria-label': sayAtTable('double'),
      title: sayAtTable('double'),
      click: on.double,
    },
    '×2',
  );
  const place = h(
    'button',
    { type: 'button', class: 'act place', 'data-testid': 'place', click: on.place },
    sayAtTable('place'),
  );
  const element = h('div', { class: 'tray' }, group, h('div', { class: 'edits' }, undo, clear, repeat, double), place);

  function choose(index: number, focus: boolean): void {
    chosen = (index + values.length) % values.length;
    for (const [place, node] of [...group.children].entries()) {
      node.setAttribute('aria-checked', String(place === chosen));
      node.setAttribute('tabindex', place === chosen ? '0' : '-1');
      if (focus && place === chosen && node instanceof HTMLElement) node.focus();
    }
  }

  return {
    element,
    /** The amount of the chosen chip, minor units. */
    value: (): bigint => values[chosen] ?? 0n,
    /** Minor units; chips above `most` are shown but can't be chosen usefully, so they stay out. */
    offer(amounts: readonly bigint[], currency: StakeCurrency): void {
      values = amounts;
      group.replaceChildren(
        ...amounts.map((amount, index) =>
          h(
            'button',
            {
              type: 'button',
              role: 'radio',
              class: `chip tone-${index}`,
              'data-testid': `chip-${index}`,
              'aria-label': sayAtTable('chip', { amount: brief(fromMinor(amount), currency) }),
              click: () => choose(index, false),
              keydown: (event) => {
                if (!(event instanceof KeyboardEvent)) return;
                const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                if (step !== 0) choose(chosen + step, true);
              },
            },
            short(fromMinor(amount)).replace(/(\d)\s?000$/, '$1K'),
          ),
        ),
      );
      choose(0, false);
    },
    /** Whether chips lie that will soon be given back. */
    hurry(now: boolean): void {
      place.classList.toggle('hurry', now);
    },
    show(state: { open: boolean; fresh: bigint; canRepeat: boolean; busy: boolean; currency: StakeCurrency }): void {
      const none = state.fresh === 0n;
      for (const node of [undo, clear]) node.toggleAttribute('disabled', none);
      repeat.toggleAttribute('disabled', !state.open || !state.canRepeat);
      double.toggleAttribute('disabled', !state.open || (none && !state.canRepeat));
      place.toggleAttribute('disabled', !state.open || none || state.busy);
      place.textContent = none
        ? sayAtTable('place')
        : sayAtTable('placeAmount', { amount: brief(fromMinor(state.fresh), state.currency) });
    },
  };
}
