// @vitest-environment jsdom
import type { ModalRecord } from '@kozyr/contracts/content';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import { renderApp } from '@/tests/support/render-app';
import { MODAL_STATUSES, type StatusModalRequest } from '../types';
import { StatusDialog } from './status-dialog';

// Whole dialogs are slow on a busy machine; what is waited for is the outcome, not the speed.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

vi.mock('next/image', () => ({ getImageProps: ({ src }: { src: string }) => ({ props: { src } }) }));

const t = en.statusModal;
const fetched = vi.fn<typeof fetch>();
const onClose = vi.fn<(next?: () => void) => void>();
const record = (key: string, text: string, more: Partial<ModalRecord> = {}): ModalRecord => ({
  key,
  text,
  image: null,
  type: null,
  ...more,
});
const serve = (...items: ModalRecord[]) => fetched.mockImplementation(async () => Response.json({ items }));

const show = (request: StatusModalRequest) => renderApp(<StatusDialog request={request} onClose={onClose} />);
const address = () => `${window.location.pathname}${window.location.search}`;

const dialog = () => screen.findByRole('dialog');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  window.history.replaceState(null, '', '/en/games');
});
afterEach(() => {
  for (const mock of [fetched, onClose]) mock.mockReset();
  vi.unstubAllGlobals();
});

describe('what it shows (§4)', () => {
  it('a dialog says header, picture, body, description and the caller’s content, under the title of its status', async () => {
    const image = { imageUrl: '/content-media/a.webp', key: 'a', alt: 'A picture', width: 600, height: 300 };
    serve(
      record('a-header', 'Header'),
      record('a-body', '<p>Body of {{amount}}</p>', { type: 'success', image }),
      record('a-description', '<p>Description</p>'),
    );
    show({ key: 'a', variables: { amount: '5 < 6' }, content: <p>Content</p>, status: 'error' });
    await screen.findByText('Header');
    const box = await dialog();
    expect(box).toBe(screen.getByRole('dialog', { name: t.title.SUCCESS }));
    for (const text of ['Header', 'Body of 5 < 6', 'Description', 'Content']) within(box).getByText(text);
    expect(within(box).getByRole('img', { name: 'A picture' }).getAttribute('src')).toBe('/content-media/a.webp');
    expect(box.querySelector('[data-status]')?.getAttribute('data-status')).toBe('success');
  });

  it('a screen reader hears name and texts of a dialog, also when they come late', async () => {
    serve(record('a-header', 'Header'), record('a-body', '<p>Body</p>'));
    show({ key: 'a' });
    const text = await screen.findByText('Body');
    const described = document.getElementById((await dialog()).getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('HeaderBody');
    expect(text.closest('[aria-live=polite]')?.textContent).toContain(t.title.DENIED);
  });

  it('a dialog shows a skeleton and says so while its texts load', async () => {
    let answer: (value: Response) => void = () => undefined;
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    show({ key: 'a' });
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

  it.each(MODAL_STATUSES)('the status %s has an icon, a colour and a title of its own', async (status) => {
    serve(record('a-body', 'Body', { type: status }));
    show({ key: 'a' });
    await screen.findByText('Body');
    const head = screen.getByRole('heading').parentElement;
    expect(head?.querySelector('svg')).not.toBeNull();
    expect(head?.className).toMatch(/text-(gold|danger|pending|active|diamonds)/);
  });

  it('a dialog is at least 220 high (§9) and as narrow as such modals are', async () => {
    serve(record('a-body', 'Body'));
    show({ key: 'a' });
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
  ])('a dialog whose texts %s is an unknown issue: a warning with an OK (§8)', async (_what, prepare) => {
    prepare();
    show({ key: 'a', status: 'success', footer: <button type="button">Agree</button>, onAction: vi.fn() });
    await screen.findByText(t.STATUS_UNKNOWN_ISSUE);
    const box = await dialog();
    expect(box.querySelector('[data-status]')?.getAttribute('data-status')).toBe('warning');
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
    await press(t.ok);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('a dialog about a rating that is not known says that a check is not available (§7)', async () => {
    serve(record('a-body', 'You need {{payout_min_rating_old}} stars'));
    show({ key: 'a' });
    await screen.findByText(t.checkUnavailable);
  });

  it('the caller’s footer takes the place of the buttons', async () => {
    serve(record('a-body', 'Body'), record('a-action-button', 'Pay', { type: 'make-deposit' }));
    show({ key: 'a', footer: <button type="button">Own</button> });
    await screen.findByText('Body');
    screen.getByRole('button', { name: 'Own' });
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
  });
});

describe('its buttons (§4)', () => {
  const serveButton = (type: string | null) =>
    serve(record('a-body', 'Body'), record('a-action-button', '<b>Go</b>', { type }));

  it.each([
    ['view-rating', [['/en/profile?tab=rating']], '/en/games'],
    ['make-deposit', [], '/en/games?cashbox=show&action=deposit&deposit-amount=75.00'],
    ['make-withdrawal', [], '/en/games?cashbox=show&action=withdrawal'],
  ])('a button of %s, and its light variant, close the dialog and lead on', async (type, pushed, at) => {
    for (const variant of [type, `${type}-light`]) {
      serveButton(variant);
      window.history.replaceState(null, '', '/en/games');
      const { unmount, router } = show({ key: 'a', variables: { depositAmount: '75.00' } });
      const button = await screen.findByRole('button', { name: 'Go' });
      expect(button.className.includes('bg-gold')).toBe(variant === type);
      await userEvent.click(button);
      expect(onClose).toHaveBeenCalledTimes(1);
      expect([router.push.mock.calls, address()]).toEqual([[], '/en/games']);
      act(() => onClose.mock.calls[0]?.[0]?.());
      expect([router.push.mock.calls, address()]).toEqual([pushed, at]);
      onClose.mockReset();
      unmount();
    }
  });

  it.each(['okay-primary', 'okay-primary-light', null])('a button of type %s only closes the dialog', async (type) => {
    serveButton(type);
    show({ key: 'a' });
    await press('Go');
    expect(onClose).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('a button waits, disabled, for what the caller does instead, and closes the dialog then', async () => {
    serveButton('make-deposit');
    let finish: () => void = () => undefined;
    const onAction = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    show({ key: 'a', onAction });
    await press('Go');
    const button = screen.getByRole('button', { name: 'Go' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(onAction).toHaveBeenCalledExactlyOnceWith('make-deposit');
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => finish());
    expect(onClose).toHaveBeenCalledExactlyOnceWith();
  });
});
