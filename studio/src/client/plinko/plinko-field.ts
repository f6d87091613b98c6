import { PLINKO_RISKS, PLINKO_ROWS, type PlinkoChoice, type PlinkoRisk, slotOf } from '../../maths/chosen/plinko';
import type { ChosenField } from '../chosen/chosen-field';
import { sayChosen } from '../chosen/say-chosen';
import { createSegments } from '../chosen/segments';
import { calm } from '../config';
import { h } from '../dom';
import { sounds } from '../sounds';
import { createBoard } from './plinko-board';

type RowsText = `${(typeof PLINKO_ROWS)[number]}`;

/** The board, and below it rows and risk of the next ball. */
export function createPlinkoField(): ChosenField {
  let hurried = false;
  const board = createBoard();
  const rows = createSegments<RowsText>(
    sayChosen('rows'),
    PLINKO_ROWS.map((count) => [`${count}`, String(count)] as const),
    '12',
    lay,
  );
  const risk = createSegments<PlinkoRisk>(
    sayChosen('risk'),
    PLINKO_RISKS.map((name) => [name, sayChosen(name)] as const),
    'medium',
    lay,
  );
  const element = h(
    'div',
    { class: 'chosen plinko' },
    h('div', { class: 'plate framed' }, board.element),
    h('div', { class: 'choosing' }, rows.element, risk.element),
  );

  function choice(): PlinkoChoice {
    const chosen = PLINKO_ROWS.find((count) => `${count}` === rows.value()) ?? 12;
    return { engine: 'plinko', rows: chosen, risk: risk.value() };
  }
  function lay(): void {
    board.lay(choice());
  }

  lay();
  return {
    element,
    choice,
    enable(free) {
      rows.enable(free);
      risk.enable(free);
    },
    priced: () => undefined,
    start() {
      hurried = false;
      board.rest();
    },
    hurry() {
      hurried = true;
    },
    reset: board.rest,
    async show(view, pace) {
      if (view.engine !== 'plinko') return '';
      rows.set(`${view.rows}`);
      risk.set(view.risk);
      board.lay(view);
      await board.fall(
        view.path,
        () => calm() || hurried || pace.skip(),
        (row) => sounds.stop(row % 5),
      );
      return sayChosen('slot', { n: slotOf(view) + 1, all: view.rows + 1 });
    },
  };
}
