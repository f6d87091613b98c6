// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { recallHistory } from '@/lib/navigation/back-memory';
import { renderApp } from '@/tests/support/render-app';
import { BackListener } from './back-listener';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/en/games?tag=new');
});

const tick = () => act(() => vi.waitFor(() => expect(recallHistory()).not.toEqual([])));

test('the page that was come to is where the way back begins', async () => {
  renderApp(<BackListener landed="/en/games?tag=new" />);
  await tick();
  expect(recallHistory()).toEqual(['/games?tag=new']);
});

test('a reader who went on before the listener was here finds back to where they came in', async () => {
  renderApp(<BackListener landed="/en/providers" />);
  await tick();
  expect(recallHistory()).toEqual(['/providers', '/games?tag=new']);
});
