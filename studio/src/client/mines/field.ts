import type { StakeCurrency } from '@kozyr/contracts/money';
import type { Action } from '../../maths/decisions/laid-round';
import { calm } from '../config';
import type { DecidedRound, DecisionField } from '../decisions/field';
import { sayDecision } from '../decisions/say-decision';
import { h } from '../dom';
import { sounds } from '../sounds';
import { createCells } from './cells';
import { nextStepText, roundText } from './field-text';
import { createLadder } from './ladder';
import { createMinesChooser } from './mines-chooser';
import { cellAfter } from './places';
import { closeAll, revealRest, showOpened } from './show-cells';

/** Keys that choose one mine less or more, by their place on the keyboard. */
const STEPPERS: Readonly<Record<string, number>> = { Minus: -1, NumpadSubtract: -1, Equal: 1, NumpadAdd: 1 };

/** The field of cells with the ladder above it and the number of mines below. */
export function createMinesField(decide: (action: Action) => void): DecisionField {
  let bet = '0.00';
  let currency: StakeCurrency = 'uah';
  let ready = false;
  let resting = true;
  const ladder = createLadder();
  const line = h('p', { class: 'line', 'data-testid': 'line' });
  const cells = createCells(open);
  const chooser = createMinesChooser(rest);
  const plate = h('div', { class: 'plate framed' }, cells.element);
  const element = h('div', { class: 'mines' }, ladder.element, plate, line, chooser.element);

  function open(cell: number): void {
    if (!ready || !cells.isClosed(cell)) return;
    cells.mark(cell, 'asked');
    sounds.press();
    decide({ kind: 'open', cell });
  }

  /** The step that is next after so many safe cells. */
  function showNext(opened: number): void {
    line.textContent = nextStepText(chooser.mines(), opened, bet, currency);
  }

  function showFirst(): void {
    if (!resting) return;
    ladder.show(chooser.mines(), 0);
    showNext(0);
  }

  function rest(): void {
    resting = true;
    closeAll(cells);
    showFirst();
  }

  async function show({ outcome, status }: DecidedRound, moving: boolean): Promise<string> {
    if (outcome.engine !== 'mines') return '';
    const { hit, layout, mines, opened } = outcome;
    const isOpen = status === 'open';
    resting = false;
    showOpened(cells, opened, moving);
    chooser.show(mines, !isOpen);
    ladder.show(mines, hit === null ? opened.length : 0);
    if (hit !== null) {
      cells.show(hit, 'hit');
      if (moving) sounds.bust();
    }
    if (isOpen) showNext(opened.length);
    else line.textContent = hit === null ? '' : sayDecision('lost');
    if (!isOpen && layout) await revealRest(cells, layout, moving && !calm());
    return roundText(outcome, currency);
  }

  showFirst();
  return {
    element,
    choice: () => ({ engine: 'mines', mines: chooser.mines() }),
    show,
    rest,
    enable(on) {
      ready = on;
      cells.enable(on);
      const free = document.body.dataset.state === 'idle';
      if (chooser.slider.disabled === free) chooser.show(chooser.mines(), free);
    },
    key(code) {
      const by = STEPPERS[code];
      if (by) {
        chooser.step(by);
        return true;
      }
      const { activeElement } = document;
      if (cellAfter(code, 0) === null || cells.element.contains(activeElement) || activeElement === chooser.slider)
        return false;
      cells.enter();
      return true;
    },
    priced(stake, sign) {
      bet = stake;
      currency = sign;
      showFirst();
    },
  };
}
