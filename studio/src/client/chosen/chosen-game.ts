import { grouped, timesText, toMinor } from '../../page/amounts';
import { h } from '../dom';
import type { Panels } from '../info-dialog';
import { createOverlay } from '../overlay';
import { celebrate, countUp, type Pace, wait } from '../pace';
import { createMarquee } from '../room/marquee';
import '../room/sign.css';
// After what it changes.
import './chosen.css';
import { sounds } from '../sounds';
import { runSpinGame } from '../spin-game';
import { cheers } from '../tiers';
import type { Round } from '../unfinished-round';
import type { View } from '../view';
import type { ChosenField, ChosenView } from './chosen-field';
import { sayChosen } from './say-chosen';

const isChosenView = (outcome: Round['outcome']): outcome is ChosenView =>
  outcome?.engine === 'dice' || outcome?.engine === 'keno' || outcome?.engine === 'plinko';

/** Runs a game in which the player chooses before the round: one press, one stake, one draw. */
export function runChosenGame(field: ChosenField, panels: Panels): void {
  let announce: (text: string) => void = () => undefined;
  const { elements, note, result } = createOverlay((text) => announce(text));

  async function show(view: View, round: Round, outcome: ChosenView, pace: Pace): Promise<void> {
    const [stake, won] = [toMinor(round.stake), toMinor(round.win)];
    const shown = await field.show(outcome, pace);
    const times = timesText(outcome.multiplier);
    // What is not more than the stake is written down and not celebrated.
    if (won > stake) result({ amount: round.win, multiplier: outcome.multiplier }, table.currency());
    if (cheers(won, stake)) sounds.win(Math.min(8, Number(won / stake)));
    await Promise.all([countUp(view, pace, 0n, won, stake), wait(pace, 300)]);
    await celebrate(view, pace, won, stake);
    view.win(round.win);
    view.announce(sayChosen(won > 0n ? 'won' : 'lost', { shown, times, amount: grouped(round.win) }));
  }

  const table = runSpinGame(
    {
      element: h('div', { class: 'chosen-game' }, field.element, ...elements),
      above: createMarquee(),
      choice: () => {
        const choice = field.choice();
        if (typeof choice !== 'string') return choice;
        note(choice);
        return null;
      },
      start() {
        note('');
        result(null, table.currency());
        field.start();
      },
      hurry: field.hurry,
      reset: field.reset,
      async show(view, round, pace) {
        if (isChosenView(round.outcome)) await show(view, round, round.outcome, pace);
      },
    },
    panels,
  );
  announce = table.view.announce;

  const follow = () => {
    const { state } = document.body.dataset;
    field.enable(state === 'idle');
    field.priced(table.bet(), table.currency());
  };
  new MutationObserver(follow).observe(document.body, { attributeFilter: ['data-state'] });
  // The bet changes by two buttons of the frame.
  document.addEventListener('click', follow);
}
