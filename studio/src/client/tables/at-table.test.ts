import { expect, test } from 'vitest';
import type { EntryView } from '../../tables/own-entries';
import type { SeenBet, TableState } from '../../tables/table-state';
import { atTable } from './at-table';

const seen = (ref: string, currency: SeenBet['currency'] = 'uah'): SeenBet => ({
  ...{ ref, name: `Name ${ref}`, avatar: null, currency, amount: '10.00' },
  ...{ spots: [], more_spots: 0, left: null, win: null },
});

const state = (bets: SeenBet[], players: TableState['players']) => ({
  ...{ bets, players },
  round: {
    ...{
      id: 'round',
      number: 1,
      phase: 'open' as const,
      closes_at: 0,
      started_at: null,
      ends_at: null,
      commitment: '',
    },
    ...{ public_seed: null, server_seed: null, outcome: null, interrupted: false, stopped: null, settled: false },
  },
});

const entry = (name: string, more: Partial<EntryView> = {}): EntryView => ({
  ...{ id: 'id', round_id: 'round', number: 1, interrupted: false, commitment: '', name, client_seed: '', state: 'in' },
  ...{ target: null, left_at: null, balance: null, seen: false, stopped: null, outcome: null, public_seed: null },
  ...{ server_seed: null, paid: false, win: null, stake: '25.00', bets: [] },
  ...more,
});

const refs = ({ rows }: ReturnType<typeof atTable>) => rows.map(({ ref, me }) => `${ref}${me ? '*' : ''}`);
const ofMoney = { currency: 'uah', demo: false } as const;

test('one’s own row stands first, and the others as they came', () => {
  const now = atTable(state([seen('a'), seen('b'), seen('c')], { money: 3, credits: 0 }), {
    ...ofMoney,
    own: entry('b'),
  });
  expect(refs(now)).toEqual(['b*', 'a', 'c']);
  expect([now.more, now.total]).toEqual([0, 3]);
});

test('who is hidden from others still reads their own stake, and others count them', () => {
  const table = state([seen('a')], { money: 2, credits: 0 });
  const hidden = atTable(table, { ...ofMoney, own: entry('mine', { left_at: 137 }) });
  expect(hidden.rows[0]).toMatchObject({ me: true, name: null, amount: '25.00', left: 137 });
  expect([refs(hidden), hidden.more]).toEqual([['mine*', 'a'], 0]);
  const other = atTable(table, { ...ofMoney, own: null });
  expect([refs(other), other.more, other.total]).toEqual([['a'], 1, 2]);
});

test('players for money and players for credits are two lists', () => {
  const table = state([seen('a'), seen('c', 'crd'), seen('k', 'kzt')], { money: 2, credits: 4 });
  const money = atTable(table, { ...ofMoney, own: null });
  expect([refs(money), money.more, money.total]).toEqual([['a', 'k'], 0, 2]);
  const credits = atTable(table, { own: null, currency: 'crd', demo: false });
  expect([refs(credits), credits.more, credits.total]).toEqual([['c'], 3, 4]);
});

test('a demo looks on and is not listed, and neither is an entry of another round or one without a stake', () => {
  const table = state([seen('a')], { money: 1, credits: 0 });
  for (const [own, demo] of [
    [entry('mine'), true],
    [entry('mine', { round_id: 'before' }), false],
    [entry('mine', { stake: '0.00' }), false],
  ] as const)
    expect(refs(atTable(table, { currency: 'uah', own, demo }))).toEqual(['a']);
});
