import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  changeModal,
  closeModal,
  dialogAsked,
  type NoticeKind,
  openModal,
  REST_MS,
  useModalQueue,
} from './modal-queue';
import { openNextOf, openOf } from './modals-of-kind';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  useModalQueue.setState(useModalQueue.getInitialState());
  vi.useRealTimers();
});

const rested = () => vi.advanceTimersByTime(REST_MS);

function notice(kind: NoticeKind) {
  const id = openModal({ kind: 'linked', request: 'support' }, kind);
  return { leave: () => closeModal(id), isShown: () => useModalQueue.getState().shown === id };
}

test('a notice that meets no dialog is shown at once', () => {
  expect(notice('bonus-received').isShown()).toBe(true);
});

test('one notice is shown at a time, and the next one when it has gone and the focus is back', () => {
  const first = notice('record-received');
  const second = notice('record-received');
  expect([first.isShown(), second.isShown()]).toEqual([true, false]);
  first.leave();
  expect(second.isShown()).toBe(false);
  rested();
  expect(second.isShown()).toBe(true);
});

test('a win comes before what was received, and that before an offer, when several wait', () => {
  const close = dialogAsked();
  const waiting = (
    ['offer', 'record-received', 'star-gained', 'bonus-wagered', 'bonus-received', 'battle-win', 'jackpot-win'] as const
  ).map(notice);
  close();
  for (const each of waiting.toReversed()) {
    rested();
    expect(waiting.filter(({ isShown }) => isShown())).toEqual([each]);
    each.leave();
  }
});

test('a notice that is shown is not put aside by one that comes later, whatever it is', () => {
  const offer = notice('offer');
  const win = notice('jackpot-win');
  expect([offer.isShown(), win.isShown()]).toEqual([true, false]);
});

test('what the player asks for goes first: the notice gives way, waits and is not lost', () => {
  const win = notice('battle-win');
  const close = dialogAsked();
  expect(win.isShown()).toBe(false);
  close();
  rested();
  expect(win.isShown()).toBe(true);
});

test('while a flow goes from step to step no notice comes between', () => {
  const closeFirst = dialogAsked();
  const received = notice('bonus-received');
  closeFirst();
  const closeSecond = dialogAsked();
  rested();
  expect(received.isShown()).toBe(false);
  closeSecond();
  closeSecond();
  rested();
  expect(received.isShown()).toBe(true);
});

test('a notice that no longer wants its turn does not get it', () => {
  const close = dialogAsked();
  const gone = notice('battle-win');
  const stays = notice('offer');
  gone.leave();
  close();
  rested();
  expect([gone.isShown(), stays.isShown()]).toEqual([false, true]);
});

const queued = () => useModalQueue.getState().modals;
const support = { kind: 'linked', request: 'support' } as const;
const wheel = { kind: 'linked', request: 'wheel' } as const;

test('what the player asks for opens at once, over what lies there, and each is closed by itself', () => {
  const below = openModal(support);
  const above = openModal({ kind: 'auth', request: null });
  expect(queued().map(({ id, open }) => [id, open])).toEqual([
    [below, true],
    [above, true],
  ]);
  closeModal(below);
  closeModal(below);
  expect(queued().map(({ id }) => id)).toEqual([above]);
});

test('a modal of the queue keeps notices back like a dialog of a page, until the last of both has gone', () => {
  const asked = openModal(support);
  const win = notice('jackpot-win');
  const close = dialogAsked();
  closeModal(asked);
  rested();
  expect(win.isShown()).toBe(false);
  close();
  expect(win.isShown()).toBe(false);
  rested();
  expect(win.isShown()).toBe(true);
  openModal(wheel);
  expect(win.isShown()).toBe(false);
});

test('what waits for its kind opens when the one before it has left, and asks nothing of other kinds', () => {
  openModal({ kind: 'auth', request: null });
  const first = openModal(support, 'after-its-kind');
  const second = openModal(wheel, 'after-its-kind');
  expect(openOf('linked')?.id).toBe(first);
  openNextOf('linked');
  expect(openOf('linked')?.id).toBe(first);
  closeModal(first);
  expect(openOf('linked')).toBeUndefined();
  openNextOf('linked');
  expect(openOf('linked')?.id).toBe(second);
});

test('a notice that waits is no modal of its kind to be opened next', () => {
  const close = dialogAsked();
  notice('offer');
  openNextOf('linked');
  expect(openOf('linked')).toBeUndefined();
  close();
});

test('a request that changes keeps its place and its turn', () => {
  const id = openModal(support, 'linked');
  const later = notice('jackpot-win');
  changeModal(id, wheel);
  expect(queued().map(({ request }) => request)).toEqual(['wheel', 'support']);
  expect(useModalQueue.getState().shown).toBe(id);
  expect(later.isShown()).toBe(false);
});
