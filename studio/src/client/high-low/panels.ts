import type { StakeCurrency } from '@kozyr/contracts/money';
import { nameOf, RANKS, shuffleDeck } from '../../maths/decisions/cards';
import { type Action, progressOf } from '../../maths/decisions/laid-round';
import { decimal, payout } from '../../maths/decisions/ratio';
import { stepsText } from '../../maths/decisions/steps';
import { MAX_MULTIPLIER, RETURN } from '../../maths/decisions/terms';
import { MAX_SKIPS, offersOn } from '../../maths/high-low/high-low';
import { fromMinor, moneyText, percentText, short, timesText, toMinor } from '../../page/amounts';
import type { HighLowView } from '../../rounds/round-view';
import { config, say } from '../config';
import { textsOf } from '../decisions/rules';
import { sayDecision } from '../decisions/say-decision';
import { h } from '../dom';
import { facts } from '../facts';
import type { Panels } from '../info-dialog';
import { recompute } from '../recompute';

/** The decisions of a round that is over, from what lies open. */
export const actionsIn = (view: HighLowView): Action[] => [
  ...view.steps.map((step): Action => (step === 'skip' ? { kind: 'skip' } : { kind: 'guess', guess: step })),
  ...(view.ended === 'cashed-out' ? [{ kind: 'cash-out' as const }] : []),
];

/** What the first guess pays on each card: later ones depend on what lies open, and stand on their buttons. */
function pays(bet: string, currency: StakeCurrency): Node[] {
  const head = ['', sayDecision('higher'), sayDecision('same'), sayDecision('lower')].map((name) =>
    h('th', { scope: 'col' }, name),
  );
  const rows = RANKS.map((_, rank) => {
    const offers = offersOn([rank * 4], RETURN);
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, nameOf(rank * 4)),
      ...offers.map(({ multiplier, wins, left }) =>
        multiplier
          ? h(
              'td',
              {},
              h('span', {}, timesText(decimal(multiplier, 4))),
              h('span', {}, moneyText(fromMinor(payout(toMinor(bet), multiplier)), currency)),
              h('span', {}, `${percentText(wins, left)}\u00a0%`),
            )
          : h('td', {}, '—'),
      ),
    );
  });
  return [
    h('p', { class: 'muted' }, say('paysFor', { bet: moneyText(bet, currency) })),
    h('h3', {}, sayDecision('highLowFirst')),
    h('table', { class: 'steps first' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows)),
  ];
}

function rules(currency: StakeCurrency): Node[] {
  const rtp = config.model.engine === 'high-low' ? config.model.rtp : '';
  return [
    facts([
      [say('rtp'), `${rtp}\u00a0%`],
      [say('maxWin'), say('times', { n: short(`${MAX_MULTIPLIER}.00`) })],
    ]),
    h('p', {}, sayDecision('highLowRule')),
    h('p', {}, sayDecision('highLowTies')),
    ...textsOf(sayDecision('highLowMultiplier', { n: MAX_SKIPS }), { rtp, currency }),
    h('h3', {}, sayDecision('keys')),
    h('p', {}, sayDecision('highLowKeys')),
  ];
}

/** Pays, rules and the check of a round, for the sheet. */
export const highLowPanels = (currencyNow: () => StakeCurrency): Panels => ({
  pays,
  rules: () => rules(currencyNow()),
  recheck: {
    again({ outcome, win, stake }, seeds) {
      if (outcome?.engine !== 'high-low') return { good: false, text: '' };
      const deck = recompute((_: null, draw) => shuffleDeck(draw), null, seeds);
      const progress = progressOf({ engine: 'high-low', deck }, actionsIn(outcome));
      const paid = progress.multiplier === null ? 0n : payout(toMinor(stake), progress.multiplier);
      const good = deck.join() === (outcome.deck ?? []).join() && fromMinor(paid) === win;
      return { good, text: sayDecision('checkDeck', { n: deck.length }) };
    },
    extra({ outcome }): Record<string, string> {
      return outcome?.engine === 'high-low' ? { steps: stepsText(actionsIn(outcome)) } : {};
    },
  },
});
