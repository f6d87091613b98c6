// @vitest-environment jsdom
import type { Bonus } from '@kozyr/contracts/bonuses';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireActive, wireOffer } from '@/tests/support/rewards/bonus-wire';
import { activeBonusQuery } from '../../active/queries';
import { PROMO_CODE_DEBOUNCE_MS, UNKNOWN_CODE_PAUSE_MS } from '../../constants';
import { validationQuery } from '../queries';
import { PromoCodeForm } from './promo-code-form';

let asked: Sent[];
let running: boolean;
/** What a check of a code is answered. */
let checked: (code: string) => Answer;
beforeEach(() => {
  vi.useFakeTimers();
  signIn();
  running = false;
  checked = () => refusal('BONUS_INVALID_ACTIVATION_CODE', { status: 404 });
  asked = answerCalls((call, { query }) => {
    if (call === 'GET /users/bonuses/active') return running ? [200, wireActive()] : [204];
    if (call === 'GET /bonuses/validate') return checked(query.code ?? '');
    return [200, { items: [] }];
  });
});
afterEach(() => vi.useRealTimers());

const checks = () => asked.filter(({ call }) => call === 'GET /bonuses/validate');

it('a promo code is checked 300 ms after the last key, and not before (spec §4, §9)', async () => {
  expect(PROMO_CODE_DEBOUNCE_MS).toBe(300);
  renderApp(<PromoCodeForm usual={null} />);
  const field = screen.getByLabelText(en.bonuses.promo.field);
  fireEvent.change(field, { target: { value: 'koz' } });
  await act(() => vi.advanceTimersByTimeAsync(299));
  fireEvent.change(field, { target: { value: 'kozyr50' } });
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(checks()).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(checks().map(({ query }) => query)).toEqual([{ code: 'KOZYR50' }]);
});

it('the bonus of a code that equals it is shown, and once it runs the field is empty and the check forgotten (spec §4)', async () => {
  const code = 'KOZYR50';
  const found: Bonus = { ...wireOffer(), type: 'PROMO_CODE', code };
  checked = (asking) => [200, asking === code ? found : { ...found, code: `${asking}X` }];
  const { client } = renderApp(<PromoCodeForm usual={null} />);
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
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderApp(<PromoCodeForm usual={null} />);
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
  checked = () => refusal('TOO_MANY_REQUESTS', { status: 429, details: { retry_after: '1500' } });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderApp(<PromoCodeForm usual={null} />);
  fireEvent.change(screen.getByLabelText(en.bonuses.promo.field), { target: { value: 'GUESS' } });
  await act(() => vi.advanceTimersByTimeAsync(400));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(screen.getByText('Too many codes. Try again in 25 minutes.')).toBeTruthy();
  warn.mockRestore();
});
