import type { StakeCurrency } from '@kozyr/contracts/money';
import { type Action, progressOf } from '../../maths/decisions/laid-round';
import { decimal, payout, ratio, times } from '../../maths/decisions/ratio';
import { stepsText } from '../../maths/decisions/steps';
import { MAX_MULTIPLIER, RETURN } from '../../maths/decisions/terms';
import { ladderOf, layMines, MINES } from '../../maths/mines/mines';
import { fromMinor, moneyText, short, timesText, toMinor } from '../../page/amounts';
import type { MinesView } from '../../rounds/round-view';
import { config, say } from '../config';
import { textsOf } from '../decisions/rules';
import { sayDecision } from '../decisions/say-decision';
import { h } from '../dom';
import { facts } from '../facts';
import type { Panels } from '../info-dialog';
import { recompute } from '../recompute';

/** The decisions of a round that is over, from what lies open. */
export const actionsIn = (view: MinesView): Action[] => [
  ...view.opened.map((cell): Action => ({ kind: 'open', cell })),
  ...(view.hit === null ? [] : [{ kind: 'open' as const, cell: view.hit }]),
  ...(view.ended === 'cashed-out' ? [{ kind: 'cash-out' as const }] : []),
];

const cut = (text: string) => h('td', {}, text);

function ladderTable(mines: number, bet: string, currency: StakeCurrency): HTMLElement {
  const rows = ladderOf(mines).map((multiplier, index) => {
    const chance = times(RETURN, { top: multiplier.under, under: multiplier.top });
    const share = decimal(times(chance, ratio(100, 1)), 2);
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, String(index + 1)),
      cut(timesText(decimal(multiplier, 4))),
      cut(moneyText(fromMinor(payout(toMinor(bet), multiplier)), currency)),
      cut(`${share === '0.00' ? '< 0.01' : share}\u00a0%`),
    );
  });
  const head = [sayDecision('safeCells'), '×', sayDecision('pays'), sayDecision('chanceOf')].map((name) =>
    h('th', { scope: 'col' }, name),
  );
  return h('table', { class: 'steps' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows));
}

/** The least return at a bet, in percent: exact, over every number of mines and every moment to stop. */
export function leastReturn(stake: bigint): string {
  let least = RETURN;
  for (let mines = MINES.min; mines <= MINES.max; mines += 1) {
    for (const multiplier of ladderOf(mines)) {
      const chance = times(RETURN, { top: multiplier.under, under: multiplier.top });
      const paid = times(ratio(payout(stake, multiplier), stake), chance);
      if (paid.top * least.under < least.top * paid.under) least = paid;
    }
  }
  return decimal(times(least, ratio(100, 1)), 2);
}

function pays(bet: string, currency: StakeCurrency, chosen: number): Node[] {
  const table = h('div', { class: 'scroll' });
  const title = h('h3', {});
  const show = (mines: number) => {
    title.textContent = sayDecision('minesLadder', { n: mines });
    table.replaceChildren(ladderTable(mines, bet, currency));
    for (const [index, pick] of picks.entries()) pick.setAttribute('aria-pressed', String(index + 1 === mines));
  };
  const picks = Array.from({ length: MINES.max }, (_, index) =>
    h(
      'button',
      {
        type: 'button',
        class: 'plain small',
        click: () => show(index + 1),
        'aria-label': `${sayDecision('mines')}: ${index + 1}`,
      },
      String(index + 1),
    ),
  );
  show(chosen);
  return [
    h('p', { class: 'muted' }, say('paysFor', { bet: moneyText(bet, currency) })),
    h('div', { class: 'picks' }, ...picks),
    title,
    table,
  ];
}

function rules(bet: string, currency: StakeCurrency): Node[] {
  const rtp = config.model.engine === 'mines' ? config.model.rtp : '';
  const tops = Array.from({ length: MINES.max }, (_, index) => {
    const ladder = ladderOf(index + 1);
    const top = ladder.at(-1);
    return `${index + 1}: ${top ? timesText(decimal(top, 4)) : ''}`;
  });
  return [
    facts([
      [say('rtp'), `${rtp}\u00a0%`],
      [sayDecision('mines'), `${MINES.min}–${MINES.max}`],
      [say('maxWin'), say('times', { n: short(`${MAX_MULTIPLIER}.00`) })],
    ]),
    ...textsOf(sayDecision('minesRule'), {
      rtp,
      currency,
      least: { bet: moneyText(bet, currency), share: leastReturn(toMinor(bet)) },
    }),
    h('h3', {}, sayDecision('minesTops')),
    h('p', { class: 'muted' }, tops.join(' · ')),
    h('h3', {}, sayDecision('keys')),
    h('p', {}, sayDecision('minesKeys')),
  ];
}

/** Pays, rules and the check of a round, for the sheet. `chosen`: what is chosen for the next round now. */
export const minesPanels = (chosen: () => { mines: number; bet: string; currency: StakeCurrency }): Panels => ({
  pays: (bet, currency) => pays(bet, currency, chosen().mines),
  rules: () => rules(chosen().bet, chosen().currency),
  recheck: {
    again({ outcome, win, stake }, seeds) {
      if (outcome?.engine !== 'mines') return { good: false, text: '' };
      const laid = recompute((mines: number, draw) => layMines(draw, mines), outcome.mines, seeds);
      const sorted = (cells: readonly number[]) => [...cells].sort((left, right) => left - right).join();
      const progress = progressOf({ engine: 'mines', mines: laid }, actionsIn(outcome));
      const paid = progress.multiplier === null ? 0n : payout(toMinor(stake), progress.multiplier);
      const good = sorted(laid) === sorted(outcome.layout ?? []) && fromMinor(paid) === win;
      return { good, text: sayDecision('checkMines', { n: outcome.mines }) };
    },
    extra({ outcome }): Record<string, string> {
      if (outcome?.engine !== 'mines') return {};
      return { mines: String(outcome.mines), steps: stepsText(actionsIn(outcome)) };
    },
  },
});
