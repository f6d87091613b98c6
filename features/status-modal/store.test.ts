import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useModalQueue } from '@/lib/modal-queue/modal-queue';
import { openNextOf, openOf } from '@/lib/modal-queue/modals-of-kind';
import { closeStatusModal, openStatusModal, statusModalClosed } from './store';

beforeEach(() => useModalQueue.setState(useModalQueue.getInitialState(), true));
const queued = () => useModalQueue.getState().modals;
const opened = () => openOf('status');
const openKey = () => opened()?.request.shows.key ?? null;
const waiting = () => queued().filter((modal) => modal !== opened());

describe('the status modal', () => {
  it('a modal is open with what it was given, and closing forgets all of it', () => {
    const request = { key: 'a', variables: { x: '1' }, content: 'c', footer: 'f', status: 'error' as const };
    openStatusModal(request);
    expect(opened()?.request.shows).toEqual(request);
    closeStatusModal();
    expect(queued()).toEqual([]);
  });

  it('closing runs onClose once, however often it is told', () => {
    const onClose = vi.fn();
    openStatusModal({ key: 'a', onClose });
    const id = opened()?.id ?? 0;
    statusModalClosed(id);
    statusModalClosed(id);
    closeStatusModal();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('a modal is closed already when onClose runs, so that it may open the next one', () => {
    openStatusModal({ key: 'a', onClose: () => openStatusModal({ key: 'b' }) });
    closeStatusModal();
    expect(openKey()).toBe('b');
  });

  it('other modals wait, in their order, until the last one has left the screen', () => {
    for (const key of ['a', 'b', 'c']) openStatusModal({ key });
    expect(openKey()).toBe('a');
    openNextOf('status');
    expect(openKey()).toBe('a');
    closeStatusModal();
    expect(openKey()).toBeNull();
    openStatusModal({ key: 'd' });
    expect(openKey()).toBeNull();
    const seen: (string | null)[] = [];
    for (let count = 0; count < 4; count += 1) {
      openNextOf('status');
      seen.push(openKey());
      closeStatusModal();
    }
    expect(seen).toEqual(['b', 'c', 'd', null]);
  });

  it('a press that was meant for the last one does not close the next', () => {
    openStatusModal({ key: 'a' });
    const first = opened();
    openStatusModal({ key: 'b' });
    closeStatusModal();
    openNextOf('status');
    statusModalClosed(first?.id ?? 0);
    expect(openKey()).toBe('b');
  });

  it('the very same modal is shown once, and runs the onClose of each who asked', () => {
    const [one, two, three] = [vi.fn(), vi.fn(), vi.fn()];
    openStatusModal({ key: 'a', variables: { x: '1' }, onClose: one });
    openStatusModal({ key: 'a', variables: { x: '1' }, onClose: two });
    openStatusModal({ key: 'a', variables: { x: '1' } });
    expect(waiting()).toHaveLength(0);
    openStatusModal({ key: 'b' });
    openStatusModal({ key: 'b', onClose: three });
    expect(waiting()).toHaveLength(1);
    closeStatusModal();
    expect([one, two, three].map((each) => each.mock.calls.length)).toEqual([1, 1, 0]);
    openNextOf('status');
    closeStatusModal();
    expect(three).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another variable', { key: 'a', variables: { x: '2' } }],
    ['one more variable', { key: 'a', variables: { x: '1', y: '1' } }],
    ['another status', { key: 'a', variables: { x: '1' }, status: 'success' as const }],
    ['content of its own', { key: 'a', variables: { x: '1' }, content: 'why' }],
    ['a way of its own', { key: 'a', variables: { x: '1' }, onAction: () => undefined }],
  ])('a modal with %s is another one', (_what, request) => {
    openStatusModal({ key: 'a', variables: { x: '1' } });
    openStatusModal(request);
    expect(waiting()).toHaveLength(1);
  });
});
