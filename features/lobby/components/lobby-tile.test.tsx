// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AppLanguage, renderApp } from '@/tests/support/render-app';
import { LobbyTile } from './lobby-tile';

const GAME = { slug: 'lucky-fox', title: 'Lucky Fox', provider: 'Copper Fox', image: '/art/lucky-fox' };

function show(players: number | undefined, language: AppLanguage = 'en') {
  renderApp(<LobbyTile game={GAME} liked={false} players={players} onLike={() => undefined} />, { language });
  return screen.getByRole('link').textContent;
}

test.each([
  ['uk', 3, '3 грають зараз'],
  ['ru', 21, '21 играет сейчас'],
  ['en', 2, '2 playing now'],
  ['kk', 5, 'Қазір 5 ойнап отыр'],
] as const)('a tile tells in %s how many play its game now', (language, players, told) => {
  expect(show(players, language)).toContain(told);
});

test('a tile of a game of which it is not told says nothing', () => {
  expect(show(undefined)).toBe('Play: Lucky FoxCopper Fox');
});
