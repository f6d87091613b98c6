import { parseArgs } from 'node:util';
import { amountSchema, type Currency, currencySchema, toMinor } from '@kozyr/contracts/money';
import * as z from 'zod/mini';
import { UsageError } from '../errors';

/** With whom the rules are tried: an open session, a launch not yet opened, or a player of our own making. */
export type With =
  | { kind: 'session'; id: string; min: bigint; max: bigint }
  | { kind: 'token'; token: string }
  | { kind: 'trial'; currency: Currency; game: string | undefined; check: boolean };

export type Line = { platform: string; provider: string; secret: string; with: With };

export const HELP = `Tries every rule of the seamless wallet (contracts/src/seamless-wallet.ts) against a running platform, as a studio would.

  npm run validate:wallet -- --platform <address> --provider <name> --secret <secret> <with whom> [options]

  --platform <address>  where the platform is, http://localhost:4000 unless told; with a path if a front door adds one
  --provider <name>     the studio's name there, house unless told
  --secret <secret>     what its calls are signed by; else the environment's WALLET_SECRET, which no list of processes shows

With whom, one of:
  --token <token>       the token of a launch address that nobody has opened, at most 60 seconds old
  --session <id>        a session that stands open, with --min-bet and --max-bet of its game
  --trial               a trial on this machine: makes a player, pays in through the sandbox, and opens a game itself
    --currency <code>   uah unless told
    --game <slug>       any of the provider's unless told
    --check             tries the reality check too, for which it plays a quarter of an hour

  Only smallest bets are staked, and all is given back: the balance ends as it was. It must hold four smallest bets at least and
  less than the game's largest one. Take a player of your own, without a running bonus, whom nobody else plays with.

Ends with 0 when all rules hold, 1 when one does not, 2 for a line typed wrongly or a player who does not serve, 3 when the platform
does not answer.`;

const OPTIONS = {
  platform: { type: 'string', default: 'http://localhost:4000' },
  provider: { type: 'string', default: 'house' },
  secret: { type: 'string' },
  token: { type: 'string' },
  session: { type: 'string' },
  'min-bet': { type: 'string' },
  'max-bet': { type: 'string' },
  trial: { type: 'boolean', default: false },
  currency: { type: 'string', default: 'uah' },
  game: { type: 'string' },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function parseOptions(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function amountOf(name: string, text: string | undefined): bigint {
  if (!amountSchema.safeParse(text).success || text === undefined)
    throw new UsageError(`--${name} must be an amount like 1.00, beside --session.`);
  return toMinor(text);
}

function withOf(values: ReturnType<typeof parseOptions>): With {
  const { token, session, trial, game, check } = values;
  if ([token !== undefined, session !== undefined, trial].filter(Boolean).length !== 1)
    throw new UsageError('Say with whom: one of --token, --session and --trial.');
  if (check && !trial) throw new UsageError('--check needs --trial: somebody has to answer the reality check.');
  if (token !== undefined) return { kind: 'token', token };
  if (session !== undefined) {
    const [min, max] = [amountOf('min-bet', values['min-bet']), amountOf('max-bet', values['max-bet'])];
    return { kind: 'session', id: session, min, max };
  }
  const currency = z.safeParse(currencySchema, values.currency);
  if (!currency.success) throw new UsageError('--currency must be uah or kzt.');
  return { kind: 'trial', currency: currency.data, game, check };
}

/** Reads a line; null: help was asked for. @throws UsageError */
export function readLine(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Line | null {
  const values = parseOptions(argv);
  if (values.help) return null;
  const { platform, provider } = values;
  const secret = values.secret ?? env.WALLET_SECRET?.split(',')[0]?.trim();
  if (!secret) throw new UsageError('--secret is missing, and WALLET_SECRET is not set.');
  if (!/^https?:$/.test(URL.parse(platform)?.protocol ?? ''))
    throw new UsageError('--platform must be an http:// address.');
  if (!/^[\w-]{1,64}$/.test(provider)) throw new UsageError('--provider must be a name of letters, digits, - and _.');
  return { platform, provider, secret, with: withOf(values) };
}
