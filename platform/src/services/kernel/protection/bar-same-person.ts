import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { lockPlayer } from '../players/lock-player';
import { bar } from './bar';
import { exclusionOfSamePerson } from './same-person';
import { setProtection } from './set-protection';

/** Excludes a player who is the same person as one who is excluded, with the same end. A shorter one than runs changes nothing. */
export async function barSamePerson(ctx: Context, tx: Queryable, userId: string): Promise<void> {
  await lockPlayer(tx, userId);
  const found = await exclusionOfSamePerson(tx, ctx.now(), userId);
  if (!found) return;
  const { exclusion, kind, account } = found;
  await bar(ctx, tx, { userId, exclusion, by: kind, details: { same_person_as: account } });
}

/**
 * Forgets that a player stood in a register, once none has them any more. What holds for another reason goes on: what they chose themselves,
 * and that they are the same person as somebody who is excluded.
 */
export async function letInAgain(ctx: Context, tx: Queryable, userId: string): Promise<void> {
  await setProtection(ctx, tx, {
    userId,
    actor: { kind: 'system', id: 'protection' },
    action: 'player_barring_ended',
    details: { by: 'register' },
    decide: ({ barredBy }) =>
      barredBy === 'register' ? { barredFrom: null, barredUntil: null, barredBy: null } : null,
  });
  await barSamePerson(ctx, tx, userId);
}
