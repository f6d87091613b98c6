import { waysOf } from '../../maths/chosen/exact-table';
import { DRAWN, drawKeno, type KenoChoice, kenoPays, kenoTable, MARKS, NUMBERS } from '../../maths/chosen/keno';
import { decimal, payout, ratio } from '../../maths/decisions/ratio';
import { MAX_MULTIPLIER } from '../../maths/decisions/terms';
import { fromMinor, moneyText, short, signOf, timesText, toMinor } from '../../page/amounts';
import { roundRules } from '../chosen/rules';
import { sayChosen } from '../chosen/say-chosen';
import { gameModel, say } from '../config';
import { h } from '../dom';
import { facts } from '../facts';
import type { Panels } from '../info-dialog';
import { recompute } from '../recompute';

/** The chance of so many hits of a ticket, in percent with four places, cut. */
function chanceOf(marks: number, hits: number): string {
  const ways = waysOf(marks, hits) * waysOf(NUMBERS - marks, DRAWN - hits);
  return decimal(ratio(ways * 100n, waysOf(NUMBERS, DRAWN)), 4);
}

/** Pays, rules and the check of a round, for the sheet. */
export const kenoPanels: Panels = {
  pays(bet, currency) {
    const head = [sayChosen('hits'), '×', sayChosen('pays'), `${sayChosen('chance')}, %`].map((name) =>
      h('th', { scope: 'col' }, name),
    );
    const tables = Array.from({ length: MARKS.max }, (_, index) => {
      const marks = index + 1;
      const rows = kenoTable(marks).flatMap((multiplier, hits) =>
        multiplier.top === 0n
          ? []
          : [
              h(
                'tr',
                {},
                h('th', { scope: 'row' }, String(hits)),
                h('td', {}, timesText(decimal(multiplier, 4))),
                h('td', {}, moneyText(fromMinor(payout(toMinor(bet), multiplier)), currency)),
                h('td', {}, chanceOf(marks, hits)),
              ),
            ],
      );
      return [
        h('h3', {}, sayChosen('kenoTickets', { n: marks })),
        h(
          'div',
          { class: 'scroll' },
          h(
            'table',
            { class: 'steps' },
            h('thead', {}, h('tr', {}, ...head.map((cell) => cell.cloneNode(true)))),
            h('tbody', {}, ...rows),
          ),
        ),
      ];
    });
    return [h('p', { class: 'muted' }, say('paysFor', { bet: moneyText(bet, currency) })), ...tables.flat()];
  },
  rules(currency) {
    const { rtp } = gameModel('keno');
    return [
      facts([
        [say('rtp'), `${rtp}\u00a0%`],
        [say('maxWin'), say('times', { n: short(`${MAX_MULTIPLIER}.00`) })],
      ]),
      ...roundRules([sayChosen('kenoRule')], rtp, signOf(currency), sayChosen('kenoKeys')),
    ];
  },
  recheck: {
    again({ outcome, win, stake }, seeds) {
      if (outcome?.engine !== 'keno') return { good: false, text: '' };
      const choice: KenoChoice = { engine: 'keno', marked: outcome.marked };
      const round = recompute((one: KenoChoice, draw) => drawKeno(one, draw), choice, seeds);
      const paid = fromMinor(payout(toMinor(stake), kenoPays(round)));
      const good = round.drawn.join() === outcome.drawn.join() && paid === win;
      return { good, text: sayChosen('checkKeno', { n: round.drawn.length }) };
    },
    extra: ({ outcome }): Record<string, string> =>
      outcome?.engine === 'keno' ? { marked: outcome.marked.join(',') } : {},
  },
};
