// @vitest-environment jsdom
import type { ModalRecord } from '@kozyr/contracts/content';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalSlot } from '@/components/overlay/modal-slot';
import { useModalQueue } from '@/lib/modal-queue/modal-queue';
import { openOf } from '@/lib/modal-queue/modals-of-kind';
import en from '@/messages/en.json';
import { renderApp } from '@/tests/support/render-app';
import { openStatusModal } from '../store';
import { StatusModal } from './status-modal';

// Whole dialogs are slow on a busy machine; what is waited for is the outcome, not the speed.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

vi.mock('next/image', () => ({ getImageProps: ({ src }: { src: string }) => ({ props: { src } }) }));

const t = en.statusModal;
const fetched = vi.fn<typeof fetch>();
const record = (key: string, text: string, more: Partial<ModalRecord> = {}): ModalRecord => ({
  key,
  text,
  image: null,
  type: null,
  ...more,
});
const serve = (...items: ModalRecord[]) => fetched.mockImplementation(async () => Response.json({ items }));

const page = (
  <StrictMode>
    <button type="button" onClick={() => openStatusModal({ key: 'a' })}>
      Open
    </button>
    <ModalSlot holds={(kind) => kind === 'status'}>
      <StatusModal />
    </ModalSlot>
  </StrictMode>
);

const open = (request: Parameters<typeof openStatusModal>[0]) => act(() => openStatusModal(request));
const dialog = () => screen.findByRole('dialog');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  useModalQueue.setState(useModalQueue.getInitialState());
  vi.stubGlobal('fetch', fetched);
  window.history.replaceState(null, '', '/en/games');
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('how it closes (§4)', () => {
  it.each([
    ['the Close button', () => press(en.ui.close)],
    ['the OK button', () => press(t.ok)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('the modal closes once by %s, and the focus goes back', async (_what, close) => {
    serve(record('a-body', 'Body'));
    renderApp(page);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    const onClose = vi.fn();
    open({ key: 'a', onClose });
    await screen.findByText('Body');
    expect((await dialog()).contains(document.activeElement)).toBe(true);
    await close();
    await isGone();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(useModalQueue.getState().modals).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('a click outside leaves the modal open', async () => {
    serve(record('a-body', 'Body'));
    renderApp(page);
    const onClose = vi.fn();
    open({ key: 'a', onClose });
    await screen.findByText('Body');
    const outside = (await dialog()).parentElement;
    if (!outside) throw new Error('there is no overlay');
    await userEvent.click(outside);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('a double click, and Escape after a click, run onClose once and spare the next modal', async () => {
    serve(record('a-body', 'First'), record('b-body', 'Second'));
    renderApp(page);
    const [first, second] = [vi.fn(), vi.fn()];
    open({ key: 'a', onClose: first });
    open({ key: 'b', onClose: second });
    await screen.findByText('First');
    await userEvent.dblClick(screen.getByRole('button', { name: t.ok }));
    await screen.findByText('Second');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
    const box = await dialog();
    const ok = screen.getByRole('button', { name: t.ok });
    act(() => {
      ok.click();
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await isGone();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('leaving the page closes the modal, once', async () => {
    serve(record('a-body', 'Body'));
    const { rerender } = renderApp(page);
    const onClose = vi.fn();
    open({ key: 'a', onClose });
    await screen.findByText('Body');
    rerender(page);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    act(() => window.history.pushState(null, '', '/en/providers'));
    await isGone();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('the modal goes with the layout that holds it, once', async () => {
    serve(record('a-body', 'Body'));
    const { unmount } = renderApp(page);
    const onClose = vi.fn();
    open({ key: 'a', onClose });
    await screen.findByText('Body');
    unmount();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(openOf('status')).toBeUndefined();
  });
});

describe('one at a time', () => {
  it('the next modal comes when the last is gone, and the focus goes back in the end', async () => {
    serve(record('a-body', 'First'), record('b-body', 'Second'));
    renderApp(page);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    open({ key: 'a' });
    open({ key: 'b' });
    await screen.findByText('First');
    expect(screen.queryByText('Second')).toBeNull();
    await press(t.ok);
    await screen.findByText('Second');
    expect(screen.queryByText('First')).toBeNull();
    await press(t.ok);
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('where a button leads', () => {
  it('a button leads on after the modal is gone and the focus is back, and before the next modal', async () => {
    serve(
      record('a-body', 'First'),
      record('a-action-button', 'Pay', { type: 'make-deposit' }),
      record('b-body', 'Second'),
    );
    renderApp(page);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    const seen: unknown[] = [];
    vi.spyOn(window.history, 'pushState').mockImplementation((_state, _title, href) => {
      seen.push(screen.queryByRole('dialog'), document.activeElement, href);
    });
    open({ key: 'a' });
    open({ key: 'b' });
    await press('Pay');
    await screen.findByText('Second');
    expect(seen).toEqual([null, opener, '/en/games?cashbox=show&action=deposit']);
  });
});

describe('the host', () => {
  it('the host shows nothing before the first modal is asked for', () => {
    const { container } = render(
      <ModalSlot holds={(kind) => kind === 'status'}>
        <p>loaded</p>
      </ModalSlot>,
    );
    expect(container.textContent).toBe('');
    open({ key: 'a' });
    expect(container.textContent).toBe('loaded');
  });
});
