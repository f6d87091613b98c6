import { shuffleDeck } from '../../maths/decisions/cards';
import { type Action, progressOf } from '../../maths/decisions/laid-round';
import { payout } from '../../maths/decisions/ratio';
import { stepsText } from '../../maths/decisions/steps';
import { HANDS } from '../../maths/video-poker/hands';
import { PAYS } from '../../maths/video-poker/video-poker';
import { fromMinor, moneyText, short, toMinor } from '../../page/amounts';
import type { VideoPokerView } from '../../rounds/round-view';
import { gameModel, say } from '../config';
import { sayDecision } from '../decisions/say-decision';
import { h } from '../dom';
import { facts } from '../facts';
import type { Panels } from '../info-dialog';
import { recompute } from '../recompute';
import { amountOf } from './paytable';
import { sayPoker } from './say-poker';

/** The decision of a round that is over. */
export const actionsIn = ({ held }: VideoPokerView): Action[] => (held ? [{ kind: 'hold', held }] : []);

/** Pays, rules and the check of a round, for the sheet. */
export const videoPokerPanels: Panels = {
  pays(bet, currency) {
    const head = [sayPoker('handName'), '×', sayDecision('pays')].map((name) => h('th', { scope: 'col' }, name));
    const rows = HANDS.map((hand) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, sayPoker(hand)),
        h('td', {}, String(PAYS[hand])),
        h('td', {}, amountOf(hand, bet, currency)),
      ),
    );
    return [
      h('p', { class: 'muted' }, say('paysFor', { bet: moneyText(bet, currency) })),
      h('table', { class: 'steps' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows)),
    ];
  },
  rules() {
    const { rtp } = gameModel('video-poker');
    const texts = [
      sayPoker('rule'),
      sayPoker('ranks'),
      sayPoker('returns', { rtp }),
      sayDecision('rulesFixed'),
      sayPoker('open'),
      sayDecision('rulesWindows'),
    ];
    return [
      facts([
        [say('rtp'), `${rtp}\u00a0%`],
        [say('maxWin'), say('times', { n: short(`${PAYS['royal-flush']}.00`) })],
      ]),
      ...texts.map((text) => h('p', {}, text)),
      h('h3', {}, sayDecision('keys')),
      h('p', {}, sayPoker('keys')),
    ];
  },
  recheck: {
    again({ outcome, win, stake }, seeds) {
      if (outcome?.engine !== 'video-poker') return { good: false, text: '' };
      const deck = recompute((_: null, draw) => shuffleDeck(draw), null, seeds);
      const progress = progressOf({ engine: 'video-poker', deck }, actionsIn(outcome));
      const paid = progress.multiplier === null ? 0n : payout(toMinor(stake), progress.multiplier);
      const good = deck.join() === (outcome.deck ?? []).join() && fromMinor(paid) === win;
      return { good, text: sayPoker('check', { n: deck.length }) };
    },
    extra({ outcome }): Record<string, string> {
      return outcome?.engine === 'video-poker' ? { steps: stepsText(actionsIn(outcome)) } : {};
    },
  },
};
