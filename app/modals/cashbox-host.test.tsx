// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OVERLAY_MIN_WIDTH } from '@/lib/navigation/cashbox-address';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import en from '@/messages/en.json';
import { answerCalls, signIn, signOut } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { CashboxHost } from './cashbox-host';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.stubGlobal('innerWidth', OVERLAY_MIN_WIDTH);
  signIn();
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** What opens waits for its code and its texts. */
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name, { selector: 'a' })));
const sheet = () => screen.queryByRole('dialog', { name: en.cashbox.title });

test('the cashbox opens with the press: what it shows is asked for once the router has heard of the address, and Back closes it at once', async () => {
  const sent = answerCalls(() => new Promise(() => undefined));
  renderApp(
    <>
      <a href={cashboxRoutes.at('history')}>history</a>
      <CashboxHost audience="member" />
    </>,
  );
  // The router hears of the address later.
  const { pushState } = window.history;
  window.history.pushState = History.prototype.pushState;
  await press('history');
  await waitFor(() => expect(sheet()).not.toBeNull(), { timeout: 20_000 });
  expect(window.location.search).toContain('cashbox=show');
  expect(sent).toEqual([]);
  window.history.replaceState(null, '', '/');
  fireEvent.popState(window);
  expect(sheet()).toBeNull();

  window.history.pushState = pushState;
  await press('history');
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /history'));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(sheet()).toBeNull());
  expect(window.location.search).toBe('');
});
