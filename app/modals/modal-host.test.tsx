// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAccountStore } from '@/features/account/store';
import { battleWon, useBattleFlags } from '@/features/battles/store';
import { firstDepositBonusOffered, useBonusFlags, welcomePromocodeOffered } from '@/features/bonuses/store';
import { jackpotWon, useJackpotFlags } from '@/features/jackpots/store';
import { LINKED_MODALS } from '@/lib/routes/routes';
import messages from '@/messages/en.json';
import { answerCalls, noAnswer } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { ModalHost } from './modal-host';

const record = (key: string, text: string) => ({ key, text, image: null, type: null });
let answer: () => Response;

beforeEach(() => {
  answerCalls(noAnswer);
  answer = () => Response.json({ items: [] });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  act(() => {
    useBonusFlags.setState(useBonusFlags.getInitialState());
    useBattleFlags.setState(useBattleFlags.getInitialState());
    useJackpotFlags.setState(useJackpotFlags.getInitialState());
    useAccountStore.setState(useAccountStore.getInitialState());
  });
});

const host = (audience: 'guest' | 'member') => (
  <ModalHost audience={audience} channels={[{ key: 'chat', label: 'Chat', url: 'https://example.com/chat' }]} />
);
/** The host as a page has it, whose own texts are those of every page alone. */
const show = (audience: 'guest' | 'member') => renderApp(host(audience), { messages: { ui: messages.ui } });
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name }, { timeout: 8000 });
const ourOwn = 'A bonus to your bonus account';

test('nothing is shown and nothing fetched while nothing is asked for', () => {
  const { container } = show('guest');
  expect(container.innerHTML).toBe('');
  expect(fetch).not.toHaveBeenCalled();
});

test('the flags open the bonus modals, and closing takes the flag down', async () => {
  show('member');
  act(() => firstDepositBonusOffered({ askedFor: false }));
  await dialog(ourOwn);
  await userEvent.keyboard('{Escape}');
  expect(useBonusFlags.getState().isFirstDepositBonusModalOpen).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => welcomePromocodeOffered({ askedFor: true }));
  await dialog('A bonus without a deposit');
});

test('what the page came with lies there alone, and the wins that came meanwhile follow one by one', async () => {
  window.history.replaceState(null, '', '/?modal=support');
  show('guest');
  await dialog('Support');
  act(() => {
    firstDepositBonusOffered({ askedFor: false });
    battleWon({ battle_id: 'one', tier: 'gold', place: 2, prize: '10', currency: 'uah' });
    jackpotWon({ suit: 'spades', amount: '90', stake: '1', currency: 'uah' });
  });
  for (const next of [/jackpot is yours/, 'You took place 2!', 'You need to register']) {
    await userEvent.keyboard('{Escape}');
    await dialog(next);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  }
});

test('a win gives way to what the player asks for, and is there again afterwards', async () => {
  show('member');
  act(() => jackpotWon({ suit: 'spades', amount: '90', stake: '1', currency: 'uah' }));
  await dialog(/jackpot is yours/);
  act(() => welcomePromocodeOffered({ askedFor: true }));
  await dialog('A bonus without a deposit');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await dialog(/jackpot is yours/);
});

test('wins open by their flags, the jackpot before the battle', async () => {
  show('member');
  act(() => {
    battleWon({ battle_id: 'one', tier: 'gold', place: 1, prize: '10', currency: 'uah' });
    jackpotWon({ suit: 'hearts', amount: '90', stake: '1', currency: 'uah' });
  });
  await dialog(/jackpot is yours/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(useJackpotFlags.getState().winJackpotsModalOpen).toBe(false);
  await dialog('You took place 1!');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(useBattleFlags.getState().winBattleOpen).toBe(false);
});

test('an editor’s texts are shown when they are there', async () => {
  answer = () =>
    Response.json({
      items: [
        record('under-development-header', '<p>Shuffling</p>'),
        record('under-development-body', '<p>Come back <strong>soon</strong></p>'),
        record('under-development-action-button', 'Fine'),
      ],
    });
  window.history.replaceState(null, '', '/?modal=under-development');
  show('guest');
  await dialog('Shuffling');
  expect(screen.getByText('soon')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Fine' })).toBeDefined();
});

test('a modal shows its defaults when the texts can not be had', async () => {
  answer = () => new Response('', { status: 500 });
  window.history.replaceState(null, '', '/?modal=first-deposit-bonus');
  show('member');
  await waitFor(() => expect(screen.getByText(/add 300% of it/)).toBeDefined(), { timeout: 8000 });
  expect(screen.getByRole('dialog', { name: ourOwn })).toBeDefined();
});

test('closing takes the modal out of the address and leaves the rest', async () => {
  window.history.replaceState(null, '', '/games?tag=new&modal=support#top');
  show('guest');
  await dialog('Support');
  expect(screen.getByRole('link', { name: /Chat/ }).getAttribute('href')).toBe('https://example.com/chat');
  await userEvent.keyboard('{Escape}');
  expect(`${window.location.search}${window.location.hash}`).toBe('?tag=new#top');
});

test('guests are told that they need to register, and get there', async () => {
  window.history.replaceState(null, '', '/?modal=wheel');
  show('guest');
  await dialog('You need to register');
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }, { timeout: 8000 }));
  expect(useAccountStore.getState().registrationOpened).toBe(true);
  expect(window.location.search).toBe('');
});

test.each(LINKED_MODALS.filter((kind) => kind !== 'rating'))('a member gets to %s by the address', async (kind) => {
  window.history.replaceState(null, '', `/?modal=${kind}`);
  show('member');
  await dialog(/.+/);
  expect(screen.queryByText('You need to register')).toBeNull();
});

test('an address that asks for what there is not opens nothing', async () => {
  window.history.replaceState(null, '', '/?modal=battle-win');
  show('member');
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
});
