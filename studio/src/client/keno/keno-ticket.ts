import { MARKS, NUMBERS } from '../../maths/chosen/keno';
import { sayChosen } from '../chosen/say-chosen';
import { h } from '../dom';

/** Numbers in a row of the ticket. */
const COLUMNS = 8;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

/** The ticket: 40 buttons that are pressed where a number is marked; the arrows walk over them. `full`: one more than may be was pressed. */
export function createTicket(changed: () => void, full: () => void) {
  const marked = new Set<number>();
  let free = true;
  const buttons = Array.from({ length: NUMBERS }, (_, index) =>
    h(
      'button',
      {
        type: 'button',
        class: 'number',
        'data-number': index + 1,
        'aria-pressed': 'false',
        'aria-label': sayChosen('number', { n: index + 1 }),
        tabindex: index === 0 ? 0 : -1,
        click: () => toggle(index + 1),
        focus: () => rove(index),
      },
      String(index + 1),
    ),
  );
  const element = h(
    'div',
    {
      class: 'ticket',
      role: 'group',
      'aria-label': sayChosen('ticket'),
      'data-testid': 'ticket',
      keydown: steer,
      keyup: keepSpace,
    },
    ...buttons,
  );

  function rove(place: number): void {
    for (const [index, button] of buttons.entries()) button.tabIndex = index === place ? 0 : -1;
  }

  /** On a number, Space marks it as on any button: it is not the big button there. */
  function keepSpace(event: Event): void {
    if (event instanceof KeyboardEvent && event.code === 'Space') event.stopPropagation();
  }

  function steer(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    keepSpace(event);
    const by = STEPS[event.code];
    const focused = buttons.findIndex((button) => button.matches(':focus'));
    const next = by === undefined ? undefined : buttons[focused + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function paint(): void {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(marked.has(index + 1)));
      button.setAttribute('aria-label', sayChosen('number', { n: index + 1 }));
      delete button.dataset.drawn;
    }
  }

  function toggle(number: number): void {
    if (!free) return;
    if (!marked.has(number) && marked.size === MARKS.max) {
      full();
      return;
    }
    if (!marked.delete(number)) marked.add(number);
    paint();
    changed();
  }

  function set(numbers: readonly number[]): void {
    marked.clear();
    for (const number of numbers) marked.add(number);
    paint();
    changed();
  }

  return {
    element,
    marked: () => [...marked].sort((left, right) => left - right),
    set,
    /** Takes what was drawn off the ticket. */
    rest: paint,
    /** A number comes. @returns whether it was marked */
    draw(number: number): boolean {
      const [button, hit] = [buttons[number - 1], marked.has(number)];
      if (!button) return hit;
      button.dataset.drawn = hit ? 'hit' : 'missed';
      button.setAttribute('aria-label', sayChosen(hit ? 'numberHit' : 'numberDrawn', { n: number }));
      return hit;
    },
    enable(now: boolean): void {
      free = now;
      element.classList.toggle('ready', now);
      element.setAttribute('aria-disabled', String(!now));
    },
  };
}
