import type { Env } from '../env';

/** Where studios and gateways reach this process, without a slash at its end: the front door's address where they are outside. */
export const callbacksAt = ({ CALLBACKS_URL, PLATFORM_URL }: Pick<Env, 'CALLBACKS_URL' | 'PLATFORM_URL'>): string =>
  (CALLBACKS_URL ?? PLATFORM_URL).replace(/\/+$/, '');

/** Where a payment gateway tells of its events. */
export const webhooksOf = (env: Parameters<typeof callbacksAt>[0], gateway: string): string =>
  `${callbacksAt(env)}/webhooks/payments/${gateway}`;
