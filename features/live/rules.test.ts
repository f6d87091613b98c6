import type { LiveTable } from '@kozyr/contracts/live';
import { describe, expect, it } from 'vitest';
import { colourOf, inOrder, momentOf, secondsUntil } from './rules';

const NOW = Date.parse('2026-11-20T16:00:00Z');
const table = (over: Partial<LiveTable> = {}): LiveTable => ({
  game: {
    slug: 'velvet-roulette',
    title: 'Velvet Roulette',
    provider: { slug: 'velvet-suit', name: 'Velvet Suit' },
    image: '/art/velvet-roulette',
    rtp: '97.30',
  },
  kind: 'roulette',
  dealer: null,
  languages: [],
  seats: { taken: 0, limit: 60 },
  open: true,
  hours: null,
  changes_at: null,
  limits: { uah: { min: '10.00', max: '100.00' }, kzt: { min: '100.00', max: '1000.00' } },
  phase: 'open',
  phase_ends_at: '2026-11-20T16:00:10Z',
  last_results: [],
  ...over,
});

describe('momentOf', () => {
  it('a table that was not asked just now says nothing', () => {
    expect(momentOf(table(), NOW, false)).toEqual({ kind: 'unknown' });
  });
  it('the bets of a table are counted down, and no further', () => {
    expect(momentOf(table(), NOW, true)).toEqual({ kind: 'bets', endsAt: '2026-11-20T16:00:10Z' });
    expect(momentOf(table(), NOW + 11_000, true)).toEqual({ kind: 'pause' });
    expect(momentOf(table({ phase: 'run', phase_ends_at: null }), NOW, true)).toEqual({ kind: 'spin' });
  });
  it('the last round of a table that closes is played to its end', () => {
    const late = { open: false, changes_at: '2026-11-21T18:00:00Z' };
    expect(momentOf(table({ ...late, phase: 'run' }), NOW, true)).toEqual({ kind: 'spin' });
    expect(momentOf(table({ ...late, phase: null }), NOW, true)).toEqual({
      kind: 'closed',
      opensAt: '2026-11-21T18:00:00Z',
    });
    expect(momentOf(table({ open: false, phase: null }), NOW, true)).toEqual({ kind: 'closed', opensAt: null });
  });
  it('a table that closes within half an hour says so', () => {
    const soon = table({ phase: 'result', changes_at: '2026-11-20T16:20:00Z' });
    expect(momentOf(soon, NOW, true)).toEqual({ kind: 'closing', closesAt: '2026-11-20T16:20:00Z' });
    expect(momentOf(table({ phase: 'result', changes_at: '2026-11-20T17:20:00Z' }), NOW, true).kind).toBe('pause');
  });
});

it('open tables come first, then those with players', () => {
  const of = (slug: string, over: Partial<LiveTable>) => table({ ...over, game: { ...table().game, slug } });
  const tables = [of('shut', { open: false }), of('empty', {}), of('full', { seats: { taken: 9, limit: 60 } })];
  expect(inOrder(tables).map(({ game }) => game.slug)).toEqual(['full', 'empty', 'shut']);
});

it('numbers have the colours of the wheel, and the seconds that are left are never below zero', () => {
  expect([0, 1, 2, 10, 11, 19, 20, 36].map(colourOf)).toEqual([
    ...['zero', 'red', 'black', 'black', 'black', 'red', 'black', 'red'],
  ]);
  expect(secondsUntil('2026-11-20T16:00:10Z', NOW + 9_100)).toBe(1);
  expect(secondsUntil('2026-11-20T16:00:10Z', NOW + 20_000)).toBe(0);
});
