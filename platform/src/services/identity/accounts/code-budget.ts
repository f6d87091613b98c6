import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { DomainError } from '../../../errors';
import { ANSWER_MAKES_UP_FOR } from '../../kernel/limits/attempt-limits';
import { attemptsLeft, countAttempt, takeAttemptBack } from '../../kernel/limits/attempts';
import { prefixOf, rangeOf, widerNetworks } from '../../kernel/limits/neighbours';
import { demandWork } from './internal/challenges';
import { bitsBeyond } from './rules';

/** A code that is about to leave: to whom, at whose request, and with what work behind it. */
export type CodeSent = {
  channel: 'sms' | 'email';
  to: string;
  ip: string;
  answer: string | undefined;
  /**
   * newcomer: no account of a player is behind it. player: one is. unknown: a reset for a contact without an account, which must
   * look like one for a player.
   */
  whose: 'newcomer' | 'player' | 'unknown';
  /** The asker's network is one that the account was signed in from: strangers' requests do not count against it. */
  fromKnownNetwork: boolean;
};

/** Work that a network must do before its next code: none for the first two in 15 minutes, and more with each doubling. */
async function countForNetworks(db: Queryable, ctx: Context, { ip, to, answer }: CodeSent): Promise<void> {
  const free = ctx.env.CODES_WITHOUT_WORK;
  const here = await countAttempt(ctx, db, { what: 'code-from', ip });
  let beyond = here / free - 1;
  for (const { name, share } of widerNetworks(ip)) {
    const count = await countAttempt(ctx, db, { what: 'code-from-wide', contact: name });
    beyond = Math.max(beyond, count / (free * share) - 1);
  }
  await demandWork(ctx, db, { purpose: 'code', contact: to, answer }, bitsBeyond(beyond));
}

/** @returns whether the message may leave; false only for one that must look as though it had */
async function countForNewcomers(
  db: Queryable,
  ctx: Context,
  { to, whose }: CodeSent,
  isFirst: boolean,
): Promise<boolean> {
  try {
    await countAttempt(ctx, db, { what: 'sms-newcomers-prefix', contact: prefixOf(to) });
    await countAttempt(ctx, db, { what: 'sms-newcomers', contact: 'all' });
    // A number counts once: many messages to one must not close its neighbours' registration.
    const range = { what: 'range-unanswered', contact: rangeOf(to) } as const;
    if (isFirst) await countAttempt(ctx, db, range);
    else await attemptsLeft(ctx, db, range);
    return true;
  } catch (error) {
    if (whose === 'unknown' && error instanceof DomainError) return false;
    throw error;
  }
}

/**
 * Counts a code that is about to leave by SMS or email: by the networks that ask, whoever it is for, and an SMS by range of numbers
 * and over all as well. Each costs money, and fraud earns by being written to. Run it in the transaction that sends the code.
 * @returns whether the message is to be sent: not to a contact without an account once strangers have used up their share, while
 *   a player in the same place still gets theirs, and neither can be told from the answer.
 * @throws DomainError CHALLENGE_REQUIRED, TOO_MANY_REQUESTS
 */
export async function countCodeSent(ctx: Context, db: Queryable, code: CodeSent): Promise<boolean> {
  const { channel, to, ip, whose, fromKnownNetwork } = code;
  await countForNetworks(db, ctx, code);
  await countAttempt(ctx, db, { what: 'code', contact: to, ip });
  const today = fromKnownNetwork ? 2 : await countAttempt(ctx, db, { what: 'code-anywhere', contact: to });
  if (channel === 'email') return true;
  const prefix = { what: 'sms-prefix', contact: prefixOf(to) } as const;
  const all = { what: 'sms-anywhere', contact: 'all' } as const;
  await attemptsLeft(ctx, db, prefix);
  await attemptsLeft(ctx, db, all);
  if (whose !== 'player' && !(await countForNewcomers(db, ctx, code, today === 1))) return false;
  await countAttempt(ctx, db, prefix);
  await countAttempt(ctx, db, all);
  return true;
}

/** A code was typed in right: its block of numbers belongs to people who read what they are sent. */
export async function codeTypedIn(db: Queryable, phone: string): Promise<void> {
  await takeAttemptBack(db, { what: 'range-unanswered', contact: rangeOf(phone) }, ANSWER_MAKES_UP_FOR);
}
