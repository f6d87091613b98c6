// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type AppLanguage, renderApp } from '@/tests/support/render-app';
import { GameTile } from './game-tile';

function show(facts: Parameters<typeof GameTile>[0]['facts'], language: AppLanguage = 'en') {
  const game = { href: '/games/lucky-fox', title: 'Lucky Fox', provider: 'Copper Fox', image: '/art/lucky-fox' };
  renderApp(<GameTile {...game} {...(facts ? { facts } : {})} />, { language });
  return screen.getByRole('link');
}

it.each([
  ['uk', 'RTP 96.4 · висока', 'Повернення гравцеві 96.4\u00a0%, волатильність висока'],
  ['ru', 'RTP 96.4 · высокая', 'Возврат игроку 96.4\u00a0%, волатильность высокая'],
  ['en', 'RTP 96.4 · high', 'Return to player 96.4%, high volatility'],
  ['kk', 'RTP 96.4 · жоғары', 'Ойыншыға қайтарым 96.4\u00a0%, құбылмалылығы жоғары'],
] as const)(
  'a tile tells in %s the return of its game and how its wins come, in short and in full',
  (language, short, full) => {
    const tile = show({ rtp: '96.40', volatility: 'high' }, language);
    expect(screen.getByRole('img', { name: full }).textContent).toBe(short);
    expect(tile.querySelectorAll('*').length).toBeLessThanOrEqual(8);
  },
);

it.each([[undefined], [{ rtp: '96.40' }], [{ volatility: 'low' as const }]])(
  'a tile tells nothing of a return or wins of which one is not known, and is as high',
  (facts) => {
    const tile = show(facts);
    expect(tile.textContent).toBe('Play: Lucky FoxCopper Fox');
    expect(tile.querySelector('.min-h-20')).toBeTruthy();
  },
);

it('a return of whole percents is written without decimals', () => {
  show({ rtp: '97.00', volatility: 'low' });
  expect(screen.getByText('RTP 97 · low')).toBeTruthy();
});
