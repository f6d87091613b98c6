import type { Action } from '../../maths/decisions/laid-round';
import { newId } from '../api';
import { h } from '../dom';
import type { Panels } from '../info-dialog';
import { createOverlay } from '../overlay';
import { createMarquee } from '../room/marquee';
import '../room/sign.css';
import { createTable } from '../table';
import { isLaidOut } from './decided-round';
import type { DecisionField } from './field';
import { catchUp, type DecisionGame, decide, start } from './moves';
import { sayDecision } from './say-decision';
import { createShownRound } from './shown-round';

/** C cashes out, other keys are the field's; a field to write in and an open sheet keep theirs. */
function onKeys(game: DecisionGame): void {
  const { field, shown } = game;
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
      return;
    if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return;
    const cash = event.code === 'KeyC' && !field.one && shown.isOpen() && shown.now()?.outcome.now && !game.pending;
    if (cash) void decide(game, { kind: 'cash-out' });
    if (cash || field.key(event.code)) event.preventDefault();
  });
}

/** Runs a game in which the player decides during the round: one stake, any number of steps, one result. */
export function runDecisionGame(make: (decide: (action: Action) => void) => DecisionField, panels: Panels): void {
  const field = make((action) => void decide(game, action));
  const { elements, ...overlay } = createOverlay((text) => table.view.announce(text));
  const { note } = overlay;
  const table = createTable({
    stage: { field: h('div', { class: 'decided' }, field.element, ...elements), above: createMarquee() },
    panels,
    press: () => {
      // While cards are still being shown the button is at rest: no key decides for a hand that nobody has seen.
      if (game.pending || table.view.spin.disabled) return;
      if (shown.isOpen()) void decide(game, field.one?.action() ?? { kind: 'cash-out' });
      else void start(game, newId());
    },
    busy: () => game.pending || shown.isOpen(),
    async playBack(ended) {
      if (isLaidOut(ended)) await shown.playBack(ended);
    },
    resume(waiting) {
      if (!isLaidOut(waiting)) return;
      note(sayDecision('resumed'));
      void shown.goOn(waiting, false);
    },
  });
  const shown = createShownRound({ field, overlay, table, pending: () => game.pending });
  const game: DecisionGame = { table, field, shown, note, pending: false };

  new MutationObserver(shown.paint).observe(document.body, { attributeFilter: ['data-state'] });
  document.addEventListener('visibilitychange', () => void catchUp(game).catch(() => undefined));
  onKeys(game);
  document.addEventListener('click', () => {
    if (document.body.dataset.state === 'idle') shown.price();
  });

  void table.open().then(() => {
    shown.price();
    shown.paint();
  });
}
