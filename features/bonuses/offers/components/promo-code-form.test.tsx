// @vitest-environment jsdom
import type { Bonus } from '@kozyr/contracts/bonuses';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import en from '@/messages/en.json';
import { wireActive, wireOffer } from '@/tests/support/rewards/bonus-wire';
import { activeBonusQuery } from '../../active/queries';
import { PROMO_CODE_DEBOUNCE_MS, UNKNOWN_CODE_PAUSE_MS } from '../../constants';
import { validationQuery } from '../queries';
import { PromoCodeForm } from './promo-code-form';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/lib/api/call', () => ({ call }));
beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
  call.mockResolvedValue(undefined);
});
afterEach(() => vi.useRealTimers());

const checks = () => call.mock.calls.filter(([{ path }]) => path === '/bonuses/validate');

it('a promo code is checked 300 ms after the last key, and not before (spec §4, §9)', async () => {
  expect(PROMO_CODE_DEBOUNCE_MS).toBe(300);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Kyiv">
        <PromoCodeForm usual={null} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText(en.bonuses.promo.field);
  fireEvent.change(field, { target: { value: 'koz' } });
  await act(() => vi.advanceTimersByTimeAsync(299));
  fireEvent.change(field, { target: { value: 'kozyr50' } });
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(checks()).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(checks().map(([, input]) => input.query)).toEqual([{ code: 'KOZYR50' }]);
});

it('the bonus of a code that equals it is shown, and once it runs the field is empty and the check forgotten (spec §4)', async () => {
  const code = 'KOZYR50';
  const found: Bonus = { ...wireOffer(), type: 'PROMO_CODE', code };
  let running = false;
  call.mockImplementation(async ({ path }: { path: string }, { query }: { query?: { code?: string } } = {}) => {
    if (path === '/users/bonuses/active') return running ? wireActive() : undefined;
    if (path === '/bonuses/settings') return { items: [] };
    return query?.code === code ? found : { ...found, code: `${query?.code}X` };
  });
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Kyiv">
        <PromoCodeForm usual={null} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText(en.bonuses.promo.field);
  const enter = async (value: string) => {
    fireEvent.change(field, { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(PROMO_CODE_DEBOUNCE_MS + 50));
    await act(() => vi.advanceTimersByTimeAsync(50));
  };
  // A bonus whose code is another one is none, whatever the answer says.
  await enter('KOZYR5');
  fireEvent.blur(field);
  expect(screen.getByText(en.bonuses.promo.wrong)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: found.name })).toBeNull();
  await enter(code);
  expect(screen.getByRole('heading', { name: found.name })).toBeTruthy();
  expect(client.getQueryData(validationQuery(code).queryKey)).toMatchObject({ bonus: { code } });

  running = true;
  await act(async () => client.invalidateQueries({ queryKey: activeBonusQuery.queryKey }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(field).toHaveProperty('value', '');
  expect(client.getQueryData(validationQuery(code).queryKey)).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(client.getQueryData(validationQuery(code).queryKey)).toBeUndefined();
});

it.each([
  ['by leaving the field', (field: HTMLElement) => fireEvent.blur(field)],
  ['by Enter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })],
  ['after a pause', () => act(() => vi.advanceTimersByTimeAsync(UNKNOWN_CODE_PAUSE_MS))],
])('half of a code is not called wrong while it is typed, and an unknown one is told %s', async (_how, finish) => {
  call.mockImplementation(async ({ path }: { path: string }) => {
    if (path !== '/bonuses/validate') return path === '/bonuses/settings' ? { items: [] } : undefined;
    throw new ApiError('BONUS_INVALID_ACTIVATION_CODE', 'none', { status: 404 });
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Kyiv">
        <PromoCodeForm usual={null} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText(en.bonuses.promo.field);
  for (const typed of ['K', 'KO', 'KOZ']) {
    fireEvent.change(field, { target: { value: typed } });
    await act(() => vi.advanceTimersByTimeAsync(UNKNOWN_CODE_PAUSE_MS - 100));
    expect(screen.queryByText(en.bonuses.promo.wrong)).toBeNull();
  }
  expect(checks()).toHaveLength(3);
  await finish(field);
  expect(screen.getByText(en.bonuses.promo.wrong)).toBeTruthy();
  warn.mockRestore();
});

it('after too many codes the form says how long to wait, and not that the code is wrong', async () => {
  call.mockImplementation(async ({ path }: { path: string }) => {
    if (path !== '/bonuses/validate') return path === '/bonuses/settings' ? { items: [] } : undefined;
    throw new ApiError('TOO_MANY_REQUESTS', 'wait', { status: 429, details: { retry_after: '1500' } });
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Kyiv">
        <PromoCodeForm usual={null} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText(en.bonuses.promo.field), { target: { value: 'GUESS' } });
  await act(() => vi.advanceTimersByTimeAsync(400));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(screen.getByText('Too many codes. Try again in 25 minutes.')).toBeTruthy();
  warn.mockRestore();
});
