import type { PushMessage } from '@kozyr/contracts/notifications';

/** What carries pushes to devices of one sort. */
export type PushAdapter<Device> = {
  /**
   * @param ttl seconds after which the push is out of date, and is not shown any more where it was not shown before
   * @returns gone: the device will never take a push again @throws DeliveryError when it was not taken
   */
  deliver: (device: Device, message: PushMessage, ttl: number) => Promise<'taken' | 'gone'>;
};

/** What a browser's push service gave: where it takes pushes, and by what they are encrypted for the browser alone. */
export type WebDevice = { endpoint: string; p256dh: string; auth: string };

/** A player whose pages show pushes while they are open. */
export type PageDevice = { userId: string };
