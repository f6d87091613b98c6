import { type DiceChoice, dicePays, rollDice, WINNING } from '../../maths/chosen/dice';
import { payout } from '../../maths/decisions/ratio';
import { fromMinor, moneyText, short, signOf, timesText, toMinor } from '../../page/amounts';
import { roundRules } from '../chosen/rules';
import { sayChosen } from '../chosen/say-chosen';
import { gameModel, say } from '../config';
import { h } from '../dom';
import { facts } from '../facts';
import type { Panels } from '../info-dialog';
import { recompute } from '../recompute';
import { diceTimes, hundredthsText } from './dice-text';

/** Chances that the sheet shows, as numbers of winning ones. */
const SHOWN = [100, 500, 1_000, 2_000, 2_500, 3_300, 4_000, 4_850, 5_000, 6_000, 7_500, 9_000, 9_500];

/** Pays, rules and the check of a round, for the sheet. */
export const dicePanels: Panels = {
  pays(bet, currency) {
    const head = [`${sayChosen('chance')}, %`, '×', sayChosen('pays')].map((name) => h('th', { scope: 'col' }, name));
    const rows = SHOWN.map((winning) => {
      const paid = fromMinor(payout(toMinor(bet), dicePays({ engine: 'dice', side: 'under', winning, rolled: 0 })));
      return h(
        'tr',
        {},
        h('th', { scope: 'row' }, hundredthsText(winning)),
        h('td', {}, timesText(diceTimes(winning))),
        h('td', {}, moneyText(paid, currency)),
      );
    });
    return [
      h('p', { class: 'muted' }, say('paysFor', { bet: moneyText(bet, currency) })),
      h('table', { class: 'steps' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows)),
    ];
  },
  rules(currency) {
    const { rtp } = gameModel('dice');
    const range = { least: hundredthsText(WINNING.min), most: hundredthsText(WINNING.max), rtp: short(rtp) };
    return [
      facts([
        [say('rtp'), `${rtp}\u00a0%`],
        [sayChosen('chance'), `${range.least}–${range.most}\u00a0%`],
        [say('maxWin'), say('times', { n: short(`${Number(diceTimes(WINNING.min))}.00`) })],
      ]),
      ...roundRules(
        [sayChosen('diceRule'), sayChosen('diceMultiplier', range)],
        rtp,
        signOf(currency),
        sayChosen('diceKeys'),
      ),
    ];
  },
  recheck: {
    again({ outcome, win, stake }, seeds) {
      if (outcome?.engine !== 'dice') return { good: false, text: '' };
      const { side, winning } = outcome;
      const round = recompute(
        (choice: DiceChoice, draw) => rollDice(choice, draw),
        { engine: 'dice', side, winning },
        seeds,
      );
      const good = round.rolled === outcome.rolled && fromMinor(payout(toMinor(stake), dicePays(round))) === win;
      return { good, text: sayChosen('checkDice', { n: hundredthsText(round.rolled) }) };
    },
    extra: ({ outcome }): Record<string, string> =>
      outcome?.engine === 'dice' ? { side: outcome.side, winning: String(outcome.winning) } : {},
  },
};
