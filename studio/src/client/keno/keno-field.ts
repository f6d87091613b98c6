import { hitsOf, kenoTable, MARKS, NUMBERS } from '../../maths/chosen/keno';
import { decimal } from '../../maths/decisions/ratio';
import { timesText } from '../../page/amounts';
import type { ChosenField } from '../chosen/chosen-field';
import { sayChosen } from '../chosen/say-chosen';
import { calm } from '../config';
import { h, pause } from '../dom';
import { sounds } from '../sounds';
import { createTicket } from './keno-ticket';

/** From one number to the next. */
const NUMBER_MS = 170;

/** Numbers of a random ticket where none is marked yet. */
const FIRST_RANDOM = 6;

/** So many different numbers, by the browser's own chance: they are the player's choice, and decide nothing. */
function randomNumbers(count: number): number[] {
  const left = Array.from({ length: NUMBERS }, (_, index) => index + 1);
  return Array.from({ length: count }, () => {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    return left.splice(word % left.length, 1)[0] ?? 1;
  });
}

/** The ticket with what its hits pay above it. */
export function createKenoField(): ChosenField {
  let hurried = false;
  const pays = h('ol', { class: 'ladder', 'aria-label': sayChosen('pays') });
  const count = h('p', { class: 'count', 'data-testid': 'marked' });
  const ticket = createTicket(paint, () => say(sayChosen('atMost', { n: MARKS.max })));
  const button = (label: string, click: () => void) => h('button', { type: 'button', class: 'plain', click }, label);
  const random = button(sayChosen('random'), () => ticket.set(randomNumbers(ticket.marked().length || FIRST_RANDOM)));
  const clear = button(sayChosen('clear'), () => ticket.set([]));
  const element = h(
    'div',
    { class: 'chosen keno' },
    pays,
    h('div', { class: 'plate framed' }, ticket.element),
    h('div', { class: 'choosing' }, count, random, clear),
  );

  function say(text: string): void {
    count.textContent = text;
  }

  function showHits(hits: number | null): void {
    const marks = ticket.marked().length;
    const table = marks === 0 ? [] : kenoTable(marks);
    pays.replaceChildren(
      ...table.flatMap((multiplier, index) =>
        multiplier.top === 0n
          ? []
          : [h('li', { class: index === hits ? 'now' : '' }, `${index} · ${timesText(decimal(multiplier, 4))}`)],
      ),
    );
    pays.querySelector('.now')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }

  function paint(): void {
    say(sayChosen('markedOf', { n: ticket.marked().length, max: MARKS.max }));
    showHits(null);
  }

  paint();
  return {
    element,
    choice() {
      const marked = ticket.marked();
      return marked.length === 0 ? sayChosen('markSome') : { engine: 'keno', marked };
    },
    enable(free) {
      ticket.enable(free);
      for (const item of [random, clear]) item.disabled = !free;
    },
    priced: () => undefined,
    start() {
      hurried = false;
      ticket.rest();
      paint();
    },
    hurry() {
      hurried = true;
    },
    reset() {
      ticket.rest();
      paint();
    },
    async show(view, pace) {
      if (view.engine !== 'keno') return '';
      ticket.set(view.marked);
      let hits = 0;
      for (const [place, number] of view.drawn.entries()) {
        const hit = ticket.draw(number);
        if (hit) hits += 1;
        showHits(hits);
        say(sayChosen('hitsOf', { hits, n: view.marked.length }));
        const still = calm() || hurried || pace.skip();
        if (still) continue;
        if (hit) sounds.line(hits);
        else sounds.stop(place % 5);
        await pause(NUMBER_MS);
      }
      const numbers = view.drawn.toSorted((left, right) => left - right).join(', ');
      return sayChosen('drawnNumbers', { numbers, hits: hitsOf(view), n: view.marked.length });
    },
  };
}
