import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogAsked, type NoticeKind, noticeAsked, REST_MS, useModalQueue } from './modal-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  useModalQueue.setState(useModalQueue.getInitialState());
  vi.useRealTimers();
});

const rested = () => vi.advanceTimersByTime(REST_MS);

function notice(kind: NoticeKind) {
  const id = Symbol(kind);
  const leave = noticeAsked(id, kind);
  return { leave, isShown: () => useModalQueue.getState().shown === id };
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
  const waiting = (['offer', 'record-received', 'bonus-received', 'battle-win', 'jackpot-win'] as const).map(notice);
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
