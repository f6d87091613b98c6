import type { PushMessage, pushSubscriptionSchema } from '@kozyr/contracts/notifications';
import type * as z from 'zod/mini';

type Subscription = z.output<typeof pushSubscriptionSchema>;

/** none: this browser shows no notifications. denied: the reader has closed them to us in the browser itself. */
export type PushAbility = 'able' | 'denied' | 'none';

/** What this browser can do, without asking anybody anything. */
export function pushAbility(): PushAbility {
  if (!('Notification' in window && 'serviceWorker' in navigator)) return 'none';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** The worker that shows pushes; there is none where the site runs without it. */
async function workerHere(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : null;
}

/** What the push service gave, as it is sent; null: not what the protocol says. */
function wireOf({ endpoint, keys }: PushSubscriptionJSON): Subscription | null {
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

async function subscribeAt(
  { pushManager }: ServiceWorkerRegistration,
  applicationServerKey: string,
): Promise<Subscription | null> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return wireOf((await pushManager.subscribe(options)).toJSON());
  } catch {
    // It was asked with another key before, or the browser has no push service, or it can't be reached.
    const before = await pushManager.getSubscription().catch(() => null);
    if (!before || !(await before.unsubscribe())) return null;
    const again = await pushManager.subscribe(options).catch(() => null);
    return again && wireOf(again.toJSON());
  }
}

/**
 * Asks the reader for leave to show notifications, and the browser's push service for an address. Only ever on the reader's own click.
 * @param publicKey the VAPID key; null: no push service is used
 * @returns why it may not be, or what to send: a null subscription where only open pages can show pushes
 */
export async function askForPush(
  publicKey: string | null,
): Promise<{ subscription: Subscription | null } | 'none' | 'denied' | 'dismissed'> {
  if (pushAbility() === 'none') return 'none';
  const leave = await Notification.requestPermission();
  if (leave !== 'granted') return leave === 'denied' ? 'denied' : 'dismissed';
  const worker = await workerHere();
  if (!worker) return 'none';
  return { subscription: publicKey && 'pushManager' in worker ? await subscribeAt(worker, publicKey) : null };
}

/** Lets go of the address that the push service gave. */
export async function forgetPush(): Promise<void> {
  const worker = await workerHere();
  const known = await worker?.pushManager?.getSubscription().catch(() => null);
  await known?.unsubscribe().catch(() => false);
}

/** Has the worker show a push that an open page heard of. */
export async function showPush(message: PushMessage): Promise<void> {
  const worker = await workerHere();
  worker?.active?.postMessage({ show: message });
}
