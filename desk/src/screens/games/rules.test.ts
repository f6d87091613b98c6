import type { OperatorGame } from '@kozyr/contracts/operator/offer';
import { expect, it } from 'vitest';
import { conditionOf, withAreas } from './rules';

const game = (known: Partial<OperatorGame>): OperatorGame => ({
  slug: 'lucky-fox',
  title: 'Lucky Fox',
  category: 'slots',
  provider: 'north',
  provider_name: 'North Star',
  enabled: true,
  provider_enabled: true,
  available: true,
  closed_in: [],
  closed_by_rules: [],
  ...known,
});

it('the page of games says what keeps a game from everybody before what keeps it from some', () => {
  expect(conditionOf(game({ available: false, enabled: false }))).toBe('gone');
  expect(conditionOf(game({ enabled: false, provider_enabled: false, closed_in: ['KZ'] }))).toBe('off');
  expect(conditionOf(game({ provider_enabled: false, closed_in: ['KZ'] }))).toBe('providerOff');
  expect(conditionOf(game({ closed_in: ['KZ'] }))).toBe('closed');
  expect(conditionOf(game({ closed_by_rules: ['EU'] }))).toBe('closed');
  expect(conditionOf(game({}))).toBe('on');
});

it('the page of games adds areas to those that are closed already, each once', () => {
  expect(withAreas(['KZ'], 'eu, pl kz')).toEqual(['EU', 'KZ', 'PL']);
});

it('the page of games refuses what is no code of two letters, and more areas than can be sent', () => {
  for (const typed of ['', ' ', 'POL', 'p1', 'KZ, Poland']) expect(withAreas(['KZ'], typed), typed).toBeNull();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const many = letters.flatMap((one) => ['A', 'B', 'C'].map((other) => one + other));
  expect(withAreas([], many.slice(0, 60).join(' '))).toHaveLength(60);
  expect(withAreas([], many.slice(0, 61).join(' '))).toBeNull();
});
