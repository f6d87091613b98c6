import { natsAddress } from '@kozyr/contracts/fan-out';
import * as z from 'zod/mini';

const address = (fallback: string) =>
  z._default(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }), fallback);
/** One secret, or those of an exchange separated by commas: the first is sent, each is taken. */
const secrets = z.optional(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.split(',').map((one) => one.trim())),
    ),
    z.array(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  ),
);
const MS_RANGE = 'must be from 0 to 10000';

const schema = z.object({
  PUBLIC_URL: address('http://localhost:3000'),
  PLATFORM_URL: address('http://localhost:4000'),
  CONTENT_URL: address('http://localhost:4100'),
  STUDIO_URL: address('http://localhost:4200'),
  FRAMES_PUBLIC_URL: address('http://localhost:4100'),
  REVALIDATE_SECRET: secrets,
  PREVIEW_TOKEN: secrets,
  NATS_URL: z.optional(natsAddress),
  NATS_CREDENTIALS: z.optional(
    z.string().check(z.regex(/-----BEGIN NATS USER JWT-----/, 'must be the text of a .creds file')),
  ),
  NATS_CA: z.optional(z.string().check(z.regex(/^\//, 'must be the absolute path of a file'))),
  PRELOADER_MS: z.optional(
    z.coerce.number().check(z.int('must be a whole number'), z.minimum(0, MS_RANGE), z.maximum(10_000, MS_RANGE)),
  ),
  OFFLINE_PAGE: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  KOZYR_MODE: z._default(z.enum(['trial', 'production'], 'must be trial or production'), 'trial'),
});

export type ServerEnv = z.infer<typeof schema>;

/**
 * The site's settings from environment variables; empty counts as absent, addresses lose their last slash.
 * @throws Error with one line naming every bad variable and why.
 */
export function parseServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, source[name]?.trim().replace(/\/+$/, '') || undefined]),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`);
  throw new Error(`Bad settings: ${reasons.join('; ')}`);
}
