import { waysOf } from '../../maths/chosen/exact-table';
import {
  dropBall,
  MOST,
  PLINKO_RISKS,
  PLINKO_ROWS,
  type PlinkoChoice,
  plinkoPays,
  plinkoTable,
} from '../../maths/chosen/plinko';
import { decimal, payout, ratio } from '../../maths/decisions/ratio';
import { fromMinor, moneyText, short, signOf, timesText, toMinor } from '../../page/amounts';
import { roundRules } from '../chosen/rules';
import { sayChosen } from '../chosen/say-chosen';
import { gameModel, say } from '../config';
import { h } from '../dom';
import { facts } from '../facts';
import type { Panels } from '../info-dialog';
import { recompute } from '../recompute';

/** Pays, rules and the check of a round, for the sheet. */
export const plinkoPanels: Panels = {
  pays(bet, currency) {
    const head = (rows: number) =>
      [
        sayChosen('slot', { n: `1…${rows / 2 + 1}`, all: rows + 1 }),
        `${sayChosen('chance')}, %`,
        ...PLINKO_RISKS.map((risk) => sayChosen(risk)),
      ].map((name) => h('th', { scope: 'col' }, name));
    const tables = PLINKO_ROWS.map((rows) => {
      const lines = Array.from({ length: rows / 2 + 1 }, (_, slot) => {
        // Two slots lie as far from the middle, but for the middle itself.
        const ways = waysOf(rows, slot) * (slot === rows / 2 ? 1n : 2n);
        const pays = PLINKO_RISKS.map((risk) => {
          const multiplier = plinkoTable({ rows, risk })[slot] ?? ratio(0, 1);
          return h(
            'td',
            {},
            h('span', {}, timesText(decimal(multiplier, 4))),
            h('span', {}, moneyText(fromMinor(payout(toMinor(bet), multiplier)), currency)),
          );
        });
        return h(
          'tr',
          {},
          h('th', { scope: 'row' }, String(slot + 1)),
          h('td', {}, decimal(ratio(ways * 100n, 2n ** BigInt(rows)), 4)),
          ...pays,
        );
      });
      return [
        h('h3', {}, `${sayChosen('rows')}: ${rows}`),
        h(
          'div',
          { class: 'scroll' },
          h('table', { class: 'steps first' }, h('thead', {}, h('tr', {}, ...head(rows))), h('tbody', {}, ...lines)),
        ),
      ];
    });
    return [h('p', { class: 'muted' }, say('paysFor', { bet: moneyText(bet, currency) })), ...tables.flat()];
  },
  rules(currency) {
    const { rtp } = gameModel('plinko');
    return [
      facts([
        [say('rtp'), `${rtp}\u00a0%`],
        [say('maxWin'), say('times', { n: short(`${MOST}.00`) })],
      ]),
      ...roundRules([sayChosen('plinkoRule'), sayChosen('plinkoRisk')], rtp, signOf(currency), sayChosen('plinkoKeys')),
    ];
  },
  recheck: {
    again({ outcome, win, stake }, seeds) {
      if (outcome?.engine !== 'plinko') return { good: false, text: '' };
      const { rows, risk } = outcome;
      const round = recompute(
        (choice: PlinkoChoice, draw) => dropBall(choice, draw),
        { engine: 'plinko', rows, risk },
        seeds,
      );
      const paid = fromMinor(payout(toMinor(stake), plinkoPays(round)));
      const good = round.path.join() === outcome.path.join() && paid === win;
      return { good, text: sayChosen('checkPlinko', { n: rows }) };
    },
    extra: ({ outcome }): Record<string, string> =>
      outcome?.engine === 'plinko' ? { rows: String(outcome.rows), risk: outcome.risk } : {},
  },
};
