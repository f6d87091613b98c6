// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { useModalQueue } from '@/lib/modal-queue/modal-queue';
import { openOf } from '@/lib/modal-queue/modals-of-kind';
import { isFactorNeeded } from './errors';
import { withFactor } from './store';

const refused = (code: ConstructorParameters<typeof ApiError>[0]) => new ApiError(code, '');
/** A call that the platform does by the right code alone. */
const guarded = () =>
  vi.fn(async ({ code }: { code?: string }) => {
    if (code === undefined) throw refused('SECOND_FACTOR_NEEDED');
    if (code === 'late') throw refused('NOT_ENOUGH_BALANCE');
    if (code !== '123456') throw refused('SECOND_FACTOR_WRONG');
    return 'done';
  });
const request = () => openOf('second-factor')?.request;
const asked = () => vi.waitFor(() => expect(request()).toBeDefined(), { timeout: 10_000 });

afterEach(() => useModalQueue.setState(useModalQueue.getInitialState(), true));

test('what needs no second factor is done without a question', async () => {
  expect(await withFactor(async () => 'done')).toBe('done');
  await expect(withFactor(() => Promise.reject(refused('NETWORK')))).rejects.toMatchObject({ code: 'NETWORK' });
  expect(request()).toBeUndefined();
});

test('what needs it is done by the code, and a wrong one is told where it was typed', async () => {
  const work = guarded();
  const outcome = withFactor(work);
  await asked();
  await expect(request()?.attempt('000000')).rejects.toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
  expect(request()).toBeDefined();
  await request()?.attempt('123456');
  expect(await outcome).toBe('done');
  expect(request()).toBeUndefined();
  expect(work.mock.calls).toEqual([[{}], [{ code: '000000' }], [{ code: '123456' }]]);
});

test('a refusal that is not about the code ends the question and goes to who asked', async () => {
  const outcome = withFactor(guarded());
  const seen = expect(outcome).rejects.toMatchObject({ code: 'NOT_ENOUGH_BALANCE' });
  await asked();
  await request()?.attempt('late');
  await seen;
  expect(request()).toBeUndefined();
});

test('who leaves the question has done nothing', async () => {
  const outcome = withFactor(guarded()).catch((error: unknown) => error);
  await asked();
  request()?.leave();
  expect(isFactorNeeded(await outcome)).toBe(true);
  expect(request()).toBeUndefined();
});
