// @vitest-environment jsdom
import type { ModalRecord } from '@kozyr/contracts/content';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/query/query-client';
import en from '@/messages/en.json';
import { closeStatusModal, openStatusModal, useStatusModal } from '../store';
import { MODAL_STATUSES } from '../types';
import { StatusModal } from './status-modal';
import { StatusModalHost } from './status-modal-host';

// Whole dialogs are slow on a busy machine; what is waited for is the outcome, not the speed.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

const { push, openCashbox, place } = vi.hoisted(() => ({
  push: vi.fn(),
  openCashbox: vi.fn(),
  place: { path: '/en/games' },
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => place.path }));
vi.mock('@/lib/navigation/open-cashbox', () => ({ openCashbox }));
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

function Page({ children }: { children?: ReactNode }) {
  const [client] = useState(() => {
    const made = createQueryClient({ onQueryError: () => undefined });
    made.setDefaultOptions({ queries: { ...made.getDefaultOptions().queries, retryDelay: 0 } });
    return made;
  });
  return (
    <StrictMode>
      <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
        <QueryClientProvider client={client}>
          <button type="button" onClick={() => openStatusModal({ key: 'a' })}>
            Open
          </button>
          <StatusModalHost>
            <StatusModal />
          </StatusModalHost>
          {children}
        </QueryClientProvider>
      </NextIntlClientProvider>
    </StrictMode>
  );
}

const open = (request: Parameters<typeof openStatusModal>[0]) => act(() => openStatusModal(request));
const dialog = () => screen.findByRole('dialog');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  useStatusModal.setState({ kind: 'closed', waiting: [] }, true);
  vi.stubGlobal('fetch', fetched);
  place.path = '/en/games';
});
afterEach(() => {
  for (const mock of [fetched, push, openCashbox]) mock.mockReset();
  vi.unstubAllGlobals();
});

describe('what it shows (§4)', () => {
  it('says header, picture, body, description and the caller’s content, under the title of its status', async () => {
    const image = { imageUrl: '/content-media/a.webp', key: 'a', alt: 'A picture', width: 600, height: 300 };
    serve(
      record('a-header', 'Header'),
      record('a-body', '<p>Body of {{amount}}</p>', { type: 'success', image }),
      record('a-description', '<p>Description</p>'),
    );
    render(<Page />);
    open({ key: 'a', variables: { amount: '5 < 6' }, content: <p>Content</p>, status: 'error' });
    await screen.findByText('Header');
    const box = await dialog();
    expect(box).toBe(screen.getByRole('dialog', { name: t.title.SUCCESS }));
    for (const text of ['Header', 'Body of 5 < 6', 'Description', 'Content']) within(box).getByText(text);
    expect(within(box).getByRole('img', { name: 'A picture' }).getAttribute('src')).toBe('/content-media/a.webp');
    expect(box.querySelector('[data-status]')?.getAttribute('data-status')).toBe('success');
  });

  it('is heard by a screen reader: name and texts, also when they come late', async () => {
    serve(record('a-header', 'Header'), record('a-body', '<p>Body</p>'));
    render(<Page />);
    open({ key: 'a' });
    const text = await screen.findByText('Body');
    const described = document.getElementById((await dialog()).getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('HeaderBody');
    expect(text.closest('[aria-live=polite]')?.textContent).toContain(t.title.DENIED);
  });

  it('shows a skeleton and says so while its texts load', async () => {
    let answer: (value: Response) => void = () => undefined;
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    render(<Page />);
    open({ key: 'a' });
    const box = await dialog();
    within(box).getByRole('status');
    expect(box.textContent).toContain(en.ui.loading);
    expect(screen.queryByRole('button', { name: t.ok })).toBeNull();
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    await act(async () => answer(Response.json({ items: [record('a-body', 'Body')] })));
    await screen.findByText('Body');
    expect(within(box).queryByRole('status')).toBeNull();
    expect(box.textContent).not.toContain(en.ui.loading);
  });

  it.each(MODAL_STATUSES)('has an icon, a colour and a title of its own for %s', async (status) => {
    serve(record('a-body', 'Body', { type: status }));
    render(<Page />);
    open({ key: 'a' });
    await screen.findByText('Body');
    const head = screen.getByRole('heading').parentElement;
    expect(head?.querySelector('svg')).not.toBeNull();
    expect(head?.className).toMatch(/text-(gold|danger|pending|active|diamonds)/);
  });

  it('is at least 220 high (§9) and as narrow as such modals are', async () => {
    serve(record('a-body', 'Body'));
    render(<Page />);
    open({ key: 'a' });
    const box = await dialog();
    expect(box.querySelector<HTMLElement>('[data-status]')?.style.minHeight).toBe('220px');
    expect(box.className).toContain('max-w-modal');
  });

  it.each([
    ['fail to load', () => fetched.mockRejectedValue(new TypeError('offline'))],
    [
      'have no body',
      () => serve(record('a-header', 'Header'), record('a-action-button', 'Pay', { type: 'make-deposit' })),
    ],
  ])('is an unknown issue when its texts %s: a warning with an OK (§8)', async (_what, prepare) => {
    prepare();
    render(<Page />);
    open({ key: 'a', status: 'success', footer: <button type="button">Agree</button>, onAction: vi.fn() });
    await screen.findByText(t.STATUS_UNKNOWN_ISSUE);
    const box = await dialog();
    expect(box.querySelector('[data-status]')?.getAttribute('data-status')).toBe('warning');
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
    await press(t.ok);
    await isGone();
  });

  it('says that a check is not available when the rating a payout needs is not known (§7)', async () => {
    serve(record('a-body', 'You need {{payout_min_rating_old}} stars'));
    render(<Page />);
    open({ key: 'a' });
    await screen.findByText(t.checkUnavailable);
  });

  it('shows the caller’s footer in place of the buttons', async () => {
    serve(record('a-body', 'Body'), record('a-action-button', 'Pay', { type: 'make-deposit' }));
    render(<Page />);
    open({
      key: 'a',
      footer: (
        <button type="button" onClick={closeStatusModal}>
          Own
        </button>
      ),
    });
    await screen.findByText('Body');
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
    await press('Own');
    await isGone();
  });
});

describe('how it closes (§4)', () => {
  it.each([
    ['the Close button', () => press(en.ui.close)],
    ['the OK button', () => press(t.ok)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s closes it, once, and the focus goes back', async (_what, close) => {
    serve(record('a-body', 'Body'));
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    const onClose = vi.fn();
    open({ key: 'a', onClose });
    await screen.findByText('Body');
    expect((await dialog()).contains(document.activeElement)).toBe(true);
    await close();
    await isGone();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(useStatusModal.getState()).toEqual({ kind: 'closed', waiting: [] });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('a click outside leaves it open', async () => {
    serve(record('a-body', 'Body'));
    render(<Page />);
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
    render(<Page />);
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

  it('leaving the page closes it, once', async () => {
    serve(record('a-body', 'Body'));
    const { rerender } = render(<Page />);
    const onClose = vi.fn();
    open({ key: 'a', onClose });
    await screen.findByText('Body');
    rerender(<Page />);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    place.path = '/en/providers';
    act(() => rerender(<Page />));
    await isGone();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('goes with the layout that holds it, once', async () => {
    serve(record('a-body', 'Body'));
    const { unmount } = render(<Page />);
    const onClose = vi.fn();
    open({ key: 'a', onClose });
    await screen.findByText('Body');
    unmount();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(useStatusModal.getState().kind).toBe('closed');
  });
});

describe('its buttons (§4)', () => {
  const serveButton = (type: string | null) =>
    serve(record('a-body', 'Body'), record('a-action-button', '<b>Go</b>', { type }));

  it.each([
    ['view-rating', () => expect(push).toHaveBeenCalledExactlyOnceWith('/en/profile?tab=rating')],
    [
      'make-deposit',
      () => expect(openCashbox).toHaveBeenCalledExactlyOnceWith({ action: 'deposit', depositAmount: '75.00' }),
    ],
    ['make-withdrawal', () => expect(openCashbox).toHaveBeenCalledExactlyOnceWith({ action: 'withdrawal' })],
  ])('%s, and its light variant, close it and lead on', async (type, leads) => {
    for (const variant of [type, `${type}-light`]) {
      serveButton(variant);
      const onClose = vi.fn();
      const { unmount } = render(<Page />);
      open({ key: 'a', variables: { depositAmount: '75.00' }, onClose });
      const button = await screen.findByRole('button', { name: 'Go' });
      expect(button.className.includes('bg-gold')).toBe(variant === type);
      await userEvent.click(button);
      await waitFor(leads);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(onClose).toHaveBeenCalledTimes(1);
      for (const mock of [push, openCashbox]) mock.mockReset();
      unmount();
    }
  });

  it.each(['okay-primary', 'okay-primary-light', null])('%s only closes it', async (type) => {
    serveButton(type);
    render(<Page />);
    open({ key: 'a' });
    await press('Go');
    await isGone();
    expect([push.mock.calls, openCashbox.mock.calls]).toEqual([[], []]);
  });

  it('wait, disabled, for what the caller does instead, and close it then', async () => {
    serveButton('make-deposit');
    let finish: () => void = () => undefined;
    const onAction = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Page />);
    open({ key: 'a', onAction });
    await press('Go');
    const button = screen.getByRole('button', { name: 'Go' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(onAction).toHaveBeenCalledExactlyOnceWith('make-deposit');
    await act(async () => finish());
    await isGone();
    expect(openCashbox).not.toHaveBeenCalled();
  });
});

describe('one at a time', () => {
  it('the next comes when the last is gone, and the focus goes back in the end', async () => {
    serve(record('a-body', 'First'), record('b-body', 'Second'));
    render(<Page />);
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

describe('the host', () => {
  it('shows nothing before the first modal is asked for', () => {
    const { container } = render(
      <StatusModalHost>
        <p>loaded</p>
      </StatusModalHost>,
    );
    expect(container.textContent).toBe('');
    open({ key: 'a' });
    expect(container.textContent).toBe('loaded');
  });
});
