import type { Queryable } from '../../../db/database';
import type { Statement } from '../../../db/pipeline';
import { lateRounds } from '../../../db/schema/settlements';
import type { RoundState } from '../rounds/view-round';

/**
 * From so many hours between its begin and its settlement a round is late. Whoever waits for the rounds of a period does so for no
 * shorter: else rounds are missing among the late ones.
 */
export const LATE_HOURS = 48;
const LATE_MS = LATE_HOURS * 3_600_000;

type Timed = Pick<RoundState, 'id' | 'userId' | 'createdAt' | 'settledAt'>;

/** Whether a round was settled, or given back, late. That never changes again: a round keeps the moment. */
export const isLate = ({ createdAt, settledAt }: Timed): boolean =>
  settledAt !== null && settledAt.getTime() - createdAt.getTime() >= LATE_MS;

/** Keeps late rounds of many players apart; those that are there stay as they are. */
export const keepLateRounds = (late: readonly Timed[]): Statement => ({
  name: 'keep_late_rounds',
  text: `insert into late_rounds (round_id, user_id, settled_at)
    select round_id, user_id, settled_at from json_to_recordset($1::json) as c(round_id uuid, user_id uuid, settled_at timestamptz)
    on conflict (round_id) do nothing`,
  values: [
    JSON.stringify(late.map(({ id, userId, settledAt }) => ({ round_id: id, user_id: userId, settled_at: settledAt }))),
  ],
});

/** Keeps a round apart if it is late, in the transaction that settles it. */
export async function keepIfLate(tx: Queryable, round: Timed): Promise<void> {
  if (!isLate(round)) return;
  const { id: roundId, userId, settledAt } = round;
  await tx.insert(lateRounds).values({ roundId, userId, settledAt }).onConflictDoNothing();
}
