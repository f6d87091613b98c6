import { namesAnswer } from '@kozyr/contracts/seamless-wallet';
import * as z from 'zod/mini';
import { describeReply, RuleBroken, refused } from '../expectations';
import type { GameSession } from '../game-session';
import { rulesAbout } from '../rule';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The sessions that are told of when these are asked about; null: the platform does not know the call. @throws RuleBroken */
async function toldOf({ send }: GameSession, ...session_ids: string[]): Promise<string[] | null> {
  const reply = await send('names', { session_ids });
  if (reply.status === 404) return null;
  const answer = z.safeParse(namesAnswer, reply.body);
  if (reply.status !== 200 || !answer.success) throw new RuleBroken(describeReply(reply));
  return answer.data.names.map(({ session_id }) => session_id);
}

/** A call of choice: a platform that does not know it breaks nothing. */
export const nameRules = rulesAbout('names', {
  'of sessions that are unknown nothing is told, and the others are answered all the same': async (session) => {
    const own = session.seat.sessionId;
    const told = (await toldOf(session, NOBODY, 'no session of anybody', own)) ?? [];
    const strange = told.filter((id) => id !== own);
    if (strange.length > 0 || told.length > 1) throw new RuleBroken(`told of ${told.join(', ')}`);
  },
  'of no session, or of more than 100: 400 INVALID_REQUEST': async (session) => {
    if ((await toldOf(session, NOBODY)) === null) return;
    refused(await session.send('names', { session_ids: [] }), 'INVALID_REQUEST', 'none');
    const many = Array.from({ length: 101 }, () => NOBODY);
    refused(await session.send('names', { session_ids: many }), 'INVALID_REQUEST', '101');
  },
});
