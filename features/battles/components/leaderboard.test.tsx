// @vitest-environment jsdom

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { wireBattle } from '@/tests/support/rewards/battle-wire';
import type { BattleLeader, BattleStanding } from '../types';
import { FullStakes } from './full-stakes';
import { Leaderboard } from './leaderboard';
import { OwnState } from './own-state';
import { PrizeTable } from './prize-table';
import { SizingRule } from './sizing-rule';
import { StillBattle } from './still-battle';

const battle = wireBattle({ prizes: ['1500.00'], full_stakes: '75000.00', counted_stakes: '1500.00' });
const leader: BattleLeader = {
  place: 1,
  player: '•••• 42',
  score: '1250.00',
  reached_at: '2026-11-20T08:00:00.000Z',
  own: false,
  prize: '1500.00',
};
const own = { ...leader, place: 31, player: '•••• 07', score: '3.50', own: true, prize: null };
const show = (node: React.ReactNode) =>
  render(
    <AppTexts locale="en" messages={messages}>
      {node}
    </AppTexts>,
  );
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

it('the leaderboard is a table, with the own row pinned under the first places where it is none of them', () => {
  show(<Leaderboard battle={battle} leaders={[leader]} own={own} />);
  const table = screen.getByRole('table', { name: 'Leaderboard' });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => plain(textContent));
  expect(rows).toEqual(['PlacePlayerScorePrize', '1•••• 421 250.001 500 ₴', '31•••• 07You3.50–']);
  expect(table.querySelectorAll('[aria-current=true]')).toHaveLength(1);
});

it('an own row among the first places is marked there, and none is pinned', () => {
  show(<Leaderboard battle={battle} leaders={[{ ...leader, own: false }]} own={{ ...leader, own: true }} />);
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('You')).toBeDefined();
});

it('a battle says how much was staked of what pays its prizes in full', () => {
  const { container } = show(<FullStakes battle={battle} />);
  expect(plain(container.textContent)).toBe('Counted stakes1 500 ₴ of 75 000 ₴Prizes: 2 % of those published');
  expect(screen.getByRole('progressbar', { name: 'Counted stakes' }).getAttribute('aria-valuenow')).toBe('2');
  show(<FullStakes battle={{ ...battle, counted_stakes: '75000.00' }} />);
  expect(screen.getByText('Prizes are paid in full')).toBeDefined();
});

it('a leaderboard on which nobody has qualified says so', () => {
  show(<Leaderboard battle={battle} leaders={[]} own={null} />);
  expect(screen.getByText('Nobody has qualified yet.')).toBeDefined();
});

const rank = (more: Partial<BattleStanding>): BattleStanding => ({
  battle_id: battle.id,
  state: 'active',
  stakes: 24,
  score: '12.50',
  place: 2,
  prize: null,
  ...more,
});

it.each([
  [rank({ state: 'inactive' }), battle.status, ''],
  [rank({ state: 'qualification', stakes: 7 }), battle.status, 'Qualification: 7 of 20 stakes'],
  [rank({ state: 'qualification', stakes: 7 }), 'finished', 'Not qualified: 7 of 20 stakes'],
  [rank({}), battle.status, 'You are in place 2 · score 12.50If the battle ended now, this place would pay nothing.'],
  [
    rank({ place: 1 }),
    battle.status,
    'You are in place 1 · score 12.50If the battle ended now, this place would pay 30 ₴.',
  ],
  [rank({ place: 1, prize: '1500.00' }), 'finished', 'Place 1: your prize is 1 500 ₴'],
  [rank({ place: 3, prize: '0.87' }), 'finished', 'Place 3: your prize is 0.87 ₴'],
] as const)('a player whose standing is %j in a battle that is %s reads how they stand', (own, status, said) => {
  const { container } = show(<OwnState battle={{ ...battle, status }} rank={own} />);
  expect(plain(container.textContent)).toBe(said);
});

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => plain(textContent));

it('prizes stand place by place, in full and as they would be paid now', () => {
  const terms = { prizes: ['500.00', '300.50', '0.50'], full_stakes: '48060.00', counted_stakes: '630.00' };
  show(<PrizeTable battle={wireBattle(terms)} />);
  expect(rowsOf('Prizes')).toEqual(['PlaceIn fullIf it ended now', '1500 ₴6.55 ₴', '2300.50 ₴3.93 ₴', '30.50 ₴–']);
});

it('prizes of a battle in which no stake has counted are told in full, without zeros beside them', () => {
  show(<PrizeTable battle={wireBattle({ prizes: ['500.00'], counted_stakes: '0.00' })} />);
  expect(rowsOf('Prizes')).toEqual(['PlaceIn full', '1500 ₴']);
});

it.each([
  ['active', 'Enter the battle: it costs nothing.'],
  ['upcoming', 'Enter it once it has begun: that costs nothing.'],
] as const)('a battle that is %s and that nobody has entered says how to take part', (status, said) => {
  const { container } = show(<StillBattle battle={{ ...battle, status, players: 0 }} />);
  expect(screen.getByText('Nobody has entered yet')).toBeDefined();
  expect(screen.getByText(said)).toBeDefined();
  expect(plain(container.textContent)).toContain('Place 20 real-money stakes within these limits');
});

it('the rules say why so many tiers are open, by players or by the house', () => {
  const sizing = { players: 7, tiers: 1, from: [20, 40, 80, 160], by: 'players' as const };
  const { container, rerender } = show(<SizingRule sizing={sizing} />);
  expect(plain(container.textContent)).toContain('7 qualified players had stakes that counted');
  expect(plain(container.textContent)).toContain('so 1 tier of five is open. A second tier opens from 20 such players');
  rerender(
    <AppTexts locale="en" messages={messages}>
      <SizingRule sizing={{ ...sizing, by: 'operator', tiers: 3 }} />
    </AppTexts>,
  );
  expect(plain(container.textContent)).toContain('The house has set how many tiers of battles are open: 3 of five.');
  expect(plain(container.textContent)).not.toContain('such players');
});
