// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { BattleWinModal } from './battle-win-modal';

test('a prize in a battle is told with tier, battle, place and amount', () => {
  render(
    <AppTexts locale="en" messages={messages}>
      <BattleWinModal
        texts={{}}
        win={{ battle_id: 'one', tier: 'platinum', place: 2, prize: '1500.50', currency: 'kzt' }}
        gamesHref="/games"
        onClose={() => undefined}
      />
    </AppTexts>,
  );
  expect(screen.getByRole('dialog', { name: 'You took place 2!' })).toBeDefined();
  const text = document.body.textContent?.replace(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain('Platinum battle');
  expect(text).toContain('1 500.50 ₸');
  expect(screen.getByRole('link', { name: 'Play on' }).getAttribute('href')).toBe('/en/games');
});
