import { layShoe, MAX_PAID, playBlackjack } from '../../maths/blackjack/blackjack';
import { payout } from '../../maths/decisions/ratio';
import { fromMinor, moneyText, short, toMinor } from '../../page/amounts';
import { gameModel, say } from '../config';
import { sayDecision } from '../decisions/say-decision';
import { h } from '../dom';
import { facts } from '../facts';
import type { Panels } from '../info-dialog';
import { recompute } from '../recompute';
import { sayBlackjack } from './say-blackjack';
import { strategyTable } from './strategy-table';

/** What a hand comes to, the stake included, in halves of it. */
const PAID = [
  ['blackjack', 5n, '2.5'],
  ['won', 4n, '2'],
  ['push', 2n, '1'],
  ['lost', 0n, '0'],
] as const;

/** Pays, best play, rules and the check of a round, for the sheet. */
export const blackjackPanels: Panels = {
  pays(bet, currency) {
    const head = [sayBlackjack('handEnds'), '×', sayDecision('pays')].map((name) => h('th', { scope: 'col' }, name));
    const rows = PAID.map(([result, halves, times]) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, sayBlackjack(result)),
        h('td', {}, times),
        h('td', {}, moneyText(fromMinor((toMinor(bet) * halves) / 2n), currency)),
      ),
    );
    return [
      h('p', { class: 'muted' }, say('paysFor', { bet: moneyText(bet, currency) })),
      h('table', { class: 'steps' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows)),
      h('h3', {}, sayBlackjack('strategy')),
      h('p', {}, sayBlackjack('letters')),
      strategyTable(),
    ];
  },
  rules() {
    const { rtp } = gameModel('blackjack');
    const texts = [
      sayBlackjack('rule'),
      sayBlackjack('dealerRule'),
      sayBlackjack('doubleRule'),
      sayBlackjack('splitRule'),
      sayBlackjack('noneRule'),
      sayBlackjack('returns', { rtp }),
      sayBlackjack('promotions'),
      sayBlackjack('raiseRule'),
      sayDecision('rulesFixed'),
      sayBlackjack('open'),
      sayDecision('rulesWindows'),
    ];
    return [
      facts([
        [say('rtp'), `${rtp}\u00a0%`],
        [say('maxWin'), say('times', { n: short(`${MAX_PAID}.00`) })],
      ]),
      ...texts.map((text) => h('p', {}, text)),
      h('h3', {}, sayDecision('keys')),
      h('p', {}, sayBlackjack('keys')),
    ];
  },
  recheck: {
    again({ outcome, win }, seeds) {
      if (outcome?.engine !== 'blackjack') return { good: false, text: '' };
      const shoe = recompute((_: null, draw) => layShoe(draw), null, seeds);
      const actions = outcome.steps.map((kind) => ({ kind }));
      const { multiplier } = playBlackjack(shoe, actions);
      const paid = multiplier === null ? 0n : payout(toMinor(outcome.bet), multiplier);
      const good = shoe.join() === (outcome.shoe ?? []).join() && fromMinor(paid) === win;
      return { good, text: sayBlackjack('check', { n: shoe.length }) };
    },
    extra({ outcome }): Record<string, string> {
      return outcome?.engine === 'blackjack' ? { steps: outcome.steps.join() } : {};
    },
  },
};
