import 'server-only';
import { secrets } from '@kozyr/kit/exchanged-secrets';
import { proxies } from '@kozyr/kit/setting-fields';
import { readSettings } from '@kozyr/kit/settings';
import * as z from 'zod/mini';

const schema = z.object({
  /** Where the platform's operator API is, from this process. */
  PLATFORM_URL: z._default(z.url({ protocol: /^https?$/ }), 'http://127.0.0.1:4000'),
  /** Shared with the platform: what this server says is signed by it. */
  DESK_SECRET: secrets,
  /** The address operators open, which their browsers send as the origin and passkeys are bound to. */
  DESK_PUBLIC_URL: z._default(z.url({ protocol: /^https?$/ }), 'http://localhost:4400'),
  /** How many proxies before the desk may say where a browser is: false, true or a number. */
  DESK_TRUST_PROXY: proxies,
});

let read: z.output<typeof schema> | undefined;

/** The desk's settings, read once. @throws Error naming each wrong variable */
export function deskEnv(): z.output<typeof schema> {
  read ??= readSettings(schema, process.env);
  return read;
}
