import { MAX_SIGNATURES } from '@kozyr/contracts/payment-gateway';
import { z } from 'zod';

const secret = z.string().min(16, 'must have at least 16 characters');

const schema = z.object({
  /** This gateway takes no money, so there is no production of it. */
  KOZYR_MODE: z.literal('trial', 'must be trial: the sandbox gateway takes no money').default('trial'),
  PORT: z.coerce.number().int().min(1).max(65535).default(4300),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  /** Shared with the merchant; signs both directions. Several, separated by commas, while they are exchanged: the new one first. */
  GATEWAY_SECRET: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(secret).max(MAX_SIGNATURES, `must have at most ${MAX_SIGNATURES} secrets`)),
  /** Keys the fingerprints of cards; the merchant does not know it. */
  CARD_SECRET: secret,
  /** This process as the payer's browser reaches it. */
  GATEWAY_PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4300'),
  /** Whom the payer pays, as the page names it. */
  MERCHANT_NAME: z.string().min(1).default('Kozyr'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

export type Env = z.infer<typeof schema>;

/**
 * The process's settings, parsed once at start.
 * @throws Error with one line naming each bad variable and what it must be.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Settings are wrong: ${wrong.join('; ')}. See .env.example.`);
}
