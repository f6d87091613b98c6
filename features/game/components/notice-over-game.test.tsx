// @vitest-environment jsdom

import type { SiteMessage } from '@kozyr/contracts/game-frame';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeModal, dialogAsked, openModal, useModalQueue } from '@/lib/modal-queue/modal-queue';
import { answerCalls, signIn } from '@/tests/support/api-wire';
import { OPEN_SESSION as session } from '@/tests/support/play/open-session';
import { renderApp } from '@/tests/support/render-app';
import { SIGNED_IN } from '@/tests/support/signed-in-user';
import { OpenedGame } from './opened-game';

let told: SiteMessage['type'][] = [];

/** Shows an open game, and answers how it speaks. */
async function show() {
  answerCalls((call) => (call === 'GET /game-sessions/s1' ? [200, session] : [200, SIGNED_IN]));
  const open = { kind: 'playing', url: 'http://studio.example/x', session: 's1', opened: 0 } as const;
  const quiet = () => undefined;
  renderApp(<OpenedGame title="Lucky Fox" open={open} onTopUp={quiet} onSwitch={quiet} onClose={quiet} />);
  const target = screen.getByTitle<HTMLIFrameElement>('Lucky Fox').contentWindow;
  if (!target) throw new Error('the frame has no window');
  target.postMessage = ({ type }: SiteMessage) => void told.push(type);
  return (type: string) =>
    act(async () => {
      const data = { source: 'kozyr-game', type };
      window.dispatchEvent(new MessageEvent('message', { data, source: target }));
    });
}
const holds = () => told.filter((type) => type === 'pause' || type === 'resume');

function star(): number {
  let id = 0;
  act(() => {
    id = openModal({ kind: 'linked', request: 'support' }, 'star-gained');
  });
  return id;
}

beforeEach(() => {
  signIn();
  told = [];
  useModalQueue.setState(useModalQueue.getInitialState());
  window.history.replaceState(null, '', '/en/games/x');
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => vi.unstubAllGlobals());

it('a game is held while a notice lies over it, so that nothing it plays by itself goes on under it', async () => {
  const say = await show();
  await say('ready');
  const notice = star();
  expect(holds()).toEqual(['pause']);
  act(() => closeModal(notice));
  expect(holds()).toEqual(['pause', 'resume']);
});

it('a game that opens under a notice is held once it hears', async () => {
  const say = await show();
  star();
  expect(holds()).toEqual([]);
  await say('ready');
  expect(holds()).toEqual(['pause']);
});

it('what ends while something else holds the game lets it not go', async () => {
  const say = await show();
  await say('ready');
  const notice = star();
  act(() => window.history.replaceState(null, '', '/en/games/x?cashbox=show&action=deposit'));
  act(() => closeModal(notice));
  expect(holds()).toEqual(['pause']);
});

it('a notice that gives way to what the player asked for lets the game go', async () => {
  const say = await show();
  await say('ready');
  star();
  act(() => void dialogAsked());
  expect(holds()).toEqual(['pause', 'resume']);
});
