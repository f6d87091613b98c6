// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import games from '@/desk/messages/en/games.json';
import { answerDesk, drawDesk } from '../../../../tests/support/desk-screen';
import { layOut } from '../../../../tests/support/laid-out';
import { GamesScreen } from './games-screen';

const GAME = {
  slug: 'lucky-fox',
  title: 'Lucky Fox',
  category: 'slots',
  provider: 'north',
  provider_name: 'North Star',
  enabled: true,
  provider_enabled: true,
  available: true,
  closed_in: ['KZ'],
  closed_by_rules: ['PL'],
};
const PROVIDER = {
  slug: 'north',
  name: 'North Star',
  integration: 'house',
  enabled: true,
  closed_in: [],
  closed_by_rules: [],
  games: 2,
  games_off: 0,
};

const answered = () =>
  answerDesk((call) => {
    if (call === 'GET /operator/games') return { status: 200, body: { items: [GAME], next: null } };
    if (call === 'GET /operator/providers') return { status: 200, body: { items: [PROVIDER] } };
    if (call === 'GET /operator/maintenance') return { status: 200, body: { items: [] } };
    if (call === 'PUT /operator/maintenance')
      return { status: 200, body: { provider: 'north', kind: 'INCIDENT', changed: true } };
    if (call.endsWith('/closed-in'))
      return { status: 200, body: { slug: GAME.slug, closed_in: ['EU', 'KZ'], changed: true } };
    return { status: 200, body: { slug: GAME.slug, enabled: false, changed: true } };
  });

beforeEach(layOut);
afterEach(() => vi.unstubAllGlobals());

it('the page of games closes a game in one more country and keeps those it is closed in already', async () => {
  const calls = answered();
  drawDesk(<GamesScreen />, { games });
  await userEvent.click(await screen.findByRole('button', { name: `${games.closing.open}: Lucky Fox` }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Poland/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(games.closing.code), 'x1');
  await userEvent.click(dialog.getByRole('button', { name: games.closing.submit }));
  expect(await dialog.findByText(games.closing.wrong)).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  await userEvent.clear(dialog.getByLabelText(games.closing.code));
  await userEvent.type(dialog.getByLabelText(games.closing.code), 'eu');
  await userEvent.click(dialog.getByRole('button', { name: games.closing.submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([
    { call: 'PUT /operator/games/lucky-fox/closed-in', query: '', body: { closed_in: ['EU', 'KZ'] } },
  ]);
});

it('the page of games takes a game off the offer once that was confirmed', async () => {
  const calls = answered();
  drawDesk(<GamesScreen />, { games });
  await userEvent.click(await screen.findByRole('button', { name: `${games.switch.off.submit}: Lucky Fox` }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(games.switch.off.game)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: games.switch.off.submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call.startsWith('PUT'))).toEqual({
    call: 'PUT /operator/games/lucky-fox',
    query: '',
    body: { enabled: false },
  });
});

it('the page of games shows support the offer without a way to change it', async () => {
  answered();
  drawDesk(<GamesScreen />, { games }, { role: 'support' });
  expect(await screen.findByText('Lucky Fox')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: games.column.acts })).toBeNull();
});

it('the page of games begins technical work for one provider, as what it is', async () => {
  const calls = answered();
  drawDesk(<GamesScreen />, { games }, { search: 'tab=work' });
  await userEvent.click(await screen.findByRole('button', { name: games.work.open }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('option', { name: 'North Star' });
  await userEvent.selectOptions(dialog.getByLabelText(games.work.where), 'north');
  await userEvent.selectOptions(dialog.getByLabelText(games.work.kind), 'INCIDENT');
  await userEvent.click(dialog.getByRole('button', { name: games.work.begin }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call === 'PUT /operator/maintenance')?.body).toEqual({
    provider: 'north',
    kind: 'INCIDENT',
  });
});
