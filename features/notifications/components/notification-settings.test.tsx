// @vitest-environment jsdom
import type { NotificationSettings as Settings } from '@kozyr/contracts/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { rememberPagePushes } from '@/lib/push/page-pushes';
import messages from '@/messages/en.json';
import { answerCalls, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { answerEvents, tellEvent } from '@/tests/support/events-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireUser } from '@/tests/support/rewards/bonus-wire';
import { NotificationSettings } from './notification-settings';
import { PushListener } from './push-listener';

const t = messages.notifications;
const both = { centre: true, push: true };
const FIRST: Settings = {
  choices: { payout: both, chat: both, battle: both, bonus: { ...both, push: false }, wheel: { ...both, push: false } },
  quiet: { from: '22:00', to: '09:00' },
  device: 'off',
  public_key: 'BPublic',
};
const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: { p256dh: 'p', auth: 'a' } };

let notices: Notice[];
let stop: () => void;
beforeEach(() => {
  signIn();
  answerEvents();
  notices = [];
  stop = onNotice((notice) => notices.push(notice));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A platform that keeps what it is told, and refuses as asked. */
function platform(first: Partial<Settings> = {}, refuses: (sent: Sent) => string | undefined = () => undefined) {
  let settings: Settings = { ...FIRST, ...first };
  return answerCalls((call, sent) => {
    const code = refuses(sent);
    if (code) return refusal(code, { status: 400 });
    if (call === 'GET /users') return [200, wireUser];
    if (call === 'PUT /users/notifications/settings') settings = { ...settings, ...(sent.body as object) };
    const { subscription } = (sent.body ?? {}) as { subscription?: object | null };
    if (call === 'PUT /users/notifications/device') settings = { ...settings, device: subscription ? 'push' : 'page' };
    if (call === 'DELETE /users/notifications/device') settings = { ...settings, device: 'off' };
    return [200, settings];
  });
}

/** A browser with notifications, a worker, and a push service that gives an address or is not to be had. */
function browser({ leave = 'granted', service = true }: { leave?: string; service?: boolean } = {}) {
  const requestPermission = vi.fn(async () => leave);
  const unsubscribe = vi.fn(async () => true);
  const known = { unsubscribe, toJSON: () => SUBSCRIPTION };
  const subscribe = vi.fn(async () => {
    if (!service) throw new DOMException('push service not available', 'AbortError');
    return known;
  });
  const postMessage = vi.fn<(message: object) => void>();
  const pushManager = { subscribe, getSubscription: async () => (service ? known : null) };
  const worker = { pushManager, active: { postMessage } };
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  const serviceWorker = { getRegistration: async () => worker, ready: Promise.resolve(worker) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { requestPermission, subscribe, unsubscribe, postMessage };
}

const device = () => screen.findByTestId('push-device');
const kindOf = (name: string) => within(screen.getByRole('group', { name }));

test('choices are saved with each click, all of them, and what was not saved comes back', async () => {
  let refused = false;
  const sent = platform({}, ({ call }) => (refused && call.startsWith('PUT') ? 'BAD_REQUEST' : undefined));
  renderApp(<NotificationSettings />);
  await device();
  const push = kindOf(t.choices.kind.wheel).getByRole<HTMLInputElement>('checkbox', { name: t.choices.push });
  expect(push.checked).toBe(false);
  fireEvent.click(push);
  await waitFor(() =>
    expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
      { choices: { ...FIRST.choices, wheel: both }, quiet: FIRST.quiet },
    ]),
  );
  expect(push.checked).toBe(true);
  refused = true;
  fireEvent.click(push);
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', message: t.choices.failed }]));
  await waitFor(() => expect(push.checked).toBe(true));
});

test('a box answers its press at once, and presses while another is being saved are all kept', async () => {
  const sent = platform();
  renderApp(<NotificationSettings />);
  await device();
  const [wheel, bonus] = [t.choices.kind.wheel, t.choices.kind.bonus].map((name) =>
    kindOf(name).getByRole<HTMLInputElement>('checkbox', { name: t.choices.push }),
  );
  const quiet = screen.getByRole<HTMLInputElement>('checkbox', { name: t.quiet.on });
  for (const box of [wheel, bonus, quiet]) {
    const before = box?.checked;
    if (box) fireEvent.click(box);
    expect(box?.checked).toBe(!before);
  }
  await waitFor(() =>
    expect(sent.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      choices: { ...FIRST.choices, wheel: both, bonus: both },
      quiet: null,
    }),
  );
  expect([wheel, bonus, quiet].map((box) => box?.checked)).toEqual([true, true, false]);
});

test('a choice stays though an older answer comes after its press', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  answerCalls(async (call, { body }) => {
    if (call === 'GET /users') return [200, wireUser];
    if (call.startsWith('PUT')) {
      isHeld = true;
      await held;
      return [200, { ...FIRST, ...(body as object) }];
    }
    return [200, FIRST];
  });
  const { client } = renderApp(<NotificationSettings />);
  await device();
  const quiet = screen.getByRole<HTMLInputElement>('checkbox', { name: t.quiet.on });
  fireEvent.click(quiet);
  await waitFor(() => expect(isHeld).toBe(true));
  await act(() => client.refetchQueries());
  expect(quiet.checked).toBe(false);
  await act(async () => release());
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(quiet.checked).toBe(false);
});

test('quiet hours are chosen by the hour, in the zone of the player, and are given up by one click', async () => {
  const sent = platform();
  renderApp(<NotificationSettings />);
  const from = await screen.findByLabelText<HTMLSelectElement>(t.quiet.from);
  expect(screen.getByText(/the clock of Kyiv/)).toBeDefined();
  expect(within(from).queryByRole('option', { name: '09:00' })).toBeNull();
  fireEvent.change(from, { target: { value: '23:00' } });
  const puts = () => sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  await waitFor(() => expect(puts()).toMatchObject([{ quiet: { from: '23:00', to: '09:00' } }]));
  fireEvent.click(screen.getByRole('checkbox', { name: t.quiet.on }));
  await waitFor(() => expect(puts()[1]).toMatchObject({ quiet: null }));
  expect(screen.queryByLabelText(t.quiet.from)).toBeNull();
});

test('the browser asks for leave on the click and not before, and its push service gives the address that is sent', async () => {
  const { requestPermission, subscribe, unsubscribe } = browser();
  const sent = platform();
  renderApp(<NotificationSettings />);
  expect((await device()).dataset.device).toBe('off');
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: t.device.turnOn }));
  expect(await screen.findByText(t.device.state.push)).toBeDefined();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BPublic' });
  expect(sent.find(({ call }) => call.endsWith('/device'))?.body).toEqual({ subscription: SUBSCRIPTION });
  fireEvent.click(screen.getByRole('button', { name: t.device.turnOff }));
  expect(await screen.findByText(t.device.state.off)).toBeDefined();
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
});

test.each(['has no push service', 'has one that the platform sends nothing to'])(
  'where the browser %s, pushes come to pages that are open, and that is said',
  async (reason) => {
    browser({ service: reason !== 'has no push service' });
    platform({}, ({ call, body }) =>
      call === 'PUT /users/notifications/device' && (body as { subscription: object | null }).subscription !== null
        ? 'BAD_REQUEST'
        : undefined,
    );
    renderApp(<NotificationSettings />);
    fireEvent.click(await screen.findByRole('button', { name: t.device.turnOn }));
    expect(await screen.findByText(t.device.text.page)).toBeDefined();
  },
);

test('a refused leave is told in plain words, and one that is neither given nor refused changes nothing', async () => {
  browser({ leave: 'denied' });
  const sent = platform();
  const { unmount } = renderApp(<NotificationSettings />);
  fireEvent.click(await screen.findByRole('button', { name: t.device.turnOn }));
  expect(await screen.findByText(t.device.denied)).toBeDefined();
  unmount();
  browser({ leave: 'default' });
  renderApp(<NotificationSettings />);
  fireEvent.click(await screen.findByRole('button', { name: t.device.turnOn }));
  await waitFor(() => expect(screen.getByRole('button', { name: t.device.turnOn })).toHaveProperty('disabled', false));
  expect(sent.filter(({ call }) => call.endsWith('/device'))).toEqual([]);
});

test('a browser that shows no notifications says so and offers no button', async () => {
  platform();
  renderApp(<NotificationSettings />);
  expect((await device()).textContent).toBe(t.device.none);
  expect(screen.queryByRole('button', { name: t.device.turnOn })).toBeNull();
});

test('a page that nobody looks at shows the pushes of a device that was asked for, and of no other', async () => {
  const { postMessage } = browser({ service: false });
  const push = (title: string) => ({ id: wireUser.id, kind: 'chat', locale: 'en', title, body: 'x' }) as const;
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  const request = vi.fn(async (_name: string, _options: object, work: () => Promise<void>) => work());
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  rememberPagePushes(true);
  platform({ device: 'page' });
  const { unmount } = renderApp(<PushListener />);
  expect(request).toHaveBeenCalledOnce();
  await tellEvent({ type: 'push', message: push('seen') });
  seen.mockReturnValue('hidden');
  await tellEvent({ type: 'push', message: push('unseen') });
  await waitFor(() => expect(postMessage.mock.calls).toEqual([[{ show: push('unseen') }]]));
  seen.mockReturnValue('visible');
  unmount();

  platform({ device: 'off' });
  rememberPagePushes(false);
  renderApp(<PushListener />);
  await tellEvent({ type: 'notifications' });
  seen.mockReturnValue('hidden');
  await tellEvent({ type: 'push', message: push('elsewhere') });
  expect(postMessage).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledOnce();
  seen.mockRestore();
  Reflect.deleteProperty(navigator, 'locks');
});
