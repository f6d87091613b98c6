// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import type { Battle, BattleStanding } from '../types';
import { BattleDetails } from './battle-details';

const ended: Battle = {
  id: '8a2ff0a4-9d0a-4a4c-8d4c-0b8f4f0f0c11',
  tier: 'bronze',
  currency: 'uah',
  status: 'finished',
  starts_at: '2026-03-20T06:00:00.000Z',
  ends_at: '2026-03-20T12:00:00.000Z',
  finishes_at: '2026-03-20T12:01:00.000Z',
  min_stake: '5.00',
  max_stake: '20.00',
  qualifying_stakes: 20,
  scored_results: 10,
  prizes: ['1500.00'],
  full_stakes: '75000.00',
  counted_stakes: '1500.00',
  players: 3,
  sizing: null,
};
const rank: BattleStanding = {
  battle_id: ended.id,
  state: 'active',
  stakes: 34,
  score: '12.00',
  place: 2,
  prize: null,
};

it('a battle that is over, and whose rounds are kept no longer, promises none', () => {
  const own = { standing: rank, own: null, points: [] };
  const shown = (battle: Battle) => (
    <AppTexts locale="en" messages={messages}>
      <BattleDetails battle={battle} leaders={[]} own={own} onChange={() => {}} />
    </AppTexts>
  );
  const { rerender } = render(shown(ended));
  expect(screen.queryByText(messages.battles.logEmpty)).toBeNull();
  rerender(shown({ ...ended, status: 'finishing' }));
  expect(screen.getByText(messages.battles.logEmpty)).toBeDefined();
});
