import { factor } from '../../page/amounts';
import type { SeenBet, TableState } from '../../tables/table-state';
import { h } from '../dom';
import { brief, sayAtTable, times } from './say-at-table';

/** Who plays this round, as the server tells everybody: names that lead to nobody, stakes, and what they brought. */
export function playersList() {
  const count = h('span', { class: 'count' });
  const list = h('ul', {});
  const element = h('section', { class: 'players' }, h('h2', {}, sayAtTable('players'), count), list);

  function row(bet: SeenBet, own: string | null): HTMLElement {
    const out = bet.left !== null ? factor(times(bet.left)) : '';
    const won = bet.win !== null && bet.win !== '0.00' ? brief(bet.win, bet.currency) : out;
    const me = bet.name === own;
    return h(
      'li',
      { class: me ? 'me' : '' },
      h('span', {}, me ? `${bet.name} (${sayAtTable('you')})` : bet.name),
      h('span', {}, brief(bet.amount, bet.currency)),
      h('span', { class: bet.left !== null || won !== '' ? 'out' : '' }, bet.left !== null ? out : won),
    );
  }

  return {
    element,
    show({ bets, players }: TableState, own: string | null): void {
      count.textContent = players === 0 ? '' : String(players);
      list.replaceChildren(
        ...(bets.length === 0 ? [h('li', {}, h('span', {}, sayAtTable('nobody')))] : bets.map((bet) => row(bet, own))),
      );
    },
  };
}
