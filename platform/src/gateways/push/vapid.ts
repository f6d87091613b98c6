import { createECDH } from 'node:crypto';
import type { Env } from '../../env';
import type { Vapid } from './web-push-adapter';

type Settings = Pick<Env, 'PUSH_PRIVATE_KEY' | 'PUSH_SUBJECT' | 'PUBLIC_URL'>;

/** Who sends, by the settings; null: no push service is called from here. The public key is computed from the private one. */
export function vapidOf({ PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT, PUBLIC_URL }: Settings): Vapid | null {
  if (!privateKey) return null;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  // Push services take an address on the internet alone. A trial on this machine has none.
  const subject = PUSH_SUBJECT ?? (PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : 'mailto:trial@kozyr.localhost');
  return { subject, publicKey: pair.getPublicKey('base64url'), privateKey };
}

/**
 * Whether pushes may go to an address that a browser named: https, and the host of a push service or a name below it. An entry with a scheme
 * is an origin as it stands.
 */
export function isPushService(services: readonly string[], endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username } = new URL(endpoint);
  if (services.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return services.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
