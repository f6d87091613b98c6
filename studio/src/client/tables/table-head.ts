import type { TableDefinition } from '../../catalogue/tables';
import { config, launch, say } from '../config';
import { h, ICONS, iconButton } from '../dom';
import { createPlayMoneyLabel } from '../play-money-label';
import { postToSite } from '../site-messages';
import { soundSwitch } from '../sound-switch';
import { sayAtTable } from './say-at-table';

/** Two players. */
const PEOPLE =
  'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 20a6.500 6.500 0 0 1 13 0M16 4.300a3.500 3.500 0 0 1 0 6.400M18 14.200a6.500 6.500 0 0 1 3.500 5.800';

/** The head of a table: whose it is, its seats, the balance, the clock with the net result, who plays, sound, rules and the way out. */
export function tableHead(table: TableDefinition, { info, players }: { info: () => void; players: () => void }) {
  const count = h('span', { class: 'badge', 'aria-hidden': 'true' });
  const people = iconButton(sayAtTable('players'), PEOPLE, players, {
    class: 'control people',
    'aria-haspopup': 'dialog',
  });
  people.append(count);
  const sound = soundSwitch(iconButton);
  const session = h('span', { class: 'session', title: say('session') });
  const seats = h('span', { class: 'seats', 'data-testid': 'seats' });
  const balance = h('output', { class: 'value', 'data-testid': 'balance' }, '—');
  const whose = table.dealer ? sayAtTable('dealer', { name: table.dealer[config.locale] }) : sayAtTable('shared');

  const playMoney = createPlayMoneyLabel();
  if (launch.demo) playMoney.show('demo');
  const element = h(
    'header',
    {},
    h('div', { class: 'who' }, h('h1', {}, config.title), h('p', { class: 'dealer' }, `${whose} · `, seats)),
    playMoney.element,
    session,
    h('div', { class: 'wallet' }, h('span', { class: 'label' }, say('balance')), balance),
    h(
      'div',
      { class: 'tools' },
      people,
      sound,
      iconButton(say('info'), ICONS.info, info),
      iconButton(say('close'), ICONS.close, () => postToSite({ type: 'close', reason: 'player' }), {
        class: 'control close',
      }),
    ),
  );

  return {
    element,
    /** Says that credits are played for. */
    credits: () => playMoney.show('credits'),
    balance(text: string): void {
      balance.textContent = text;
    },
    session(text: string): void {
      session.textContent = text;
    },
    /** How many play this round. */
    players(playing: number): void {
      const text = playing === 0 ? '' : String(playing);
      if (text === count.textContent) return;
      count.textContent = text;
      const label = sayAtTable('players') + (text && `: ${text}`);
      people.setAttribute('aria-label', label);
      people.title = label;
    },
    seats(taken: number, limit: number): void {
      seats.textContent = sayAtTable('seats', { n: taken, max: limit });
    },
  };
}
