import { randomUUID } from 'node:crypto';
import type { Avatar, ShownAs } from '@kozyr/contracts/nicknames';
import { rightsOfBuiltIn } from '@kozyr/contracts/operator/roles';
import { namesAnswer } from '@kozyr/contracts/seamless-wallet';
import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sessions } from '../../../../platform/src/db/schema/accounts';
import { gameSessions } from '../../../../platform/src/db/schema/games';
import { nicknames, playerNames } from '../../../../platform/src/db/schema/nicknames';
import { takeNickname } from '../../../../platform/src/services/admin/nicknames/decide';
import { foldNickname } from '../../../../platform/src/services/identity/nicknames/rules';
import { maskedName } from '../../../../platform/src/services/kernel/players/player-view';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import { makeOperator } from '../../../support/operators';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { addGames, callWallet, openSession } from '../../../support/play/wallet-caller';
import { putInto } from '../../../support/protection';

it.beforeAll(({ platform }) => addGames(platform));

const AVATAR: Avatar = { suit: 'hearts', colour: 'gold', pattern: 'dots' };

/** A player with a nickname who is read by others in this way. */
async function named(platform: TestPlatform, nickname: string, shown: ShownAs): Promise<TestPlayer> {
  const player = await makePlayer(platform, { game: 100_000n });
  const { db } = platform.ctx;
  await db.insert(nicknames).values({ userId: player.id, nickname, folded: foldNickname(nickname) });
  await db.insert(playerNames).values({ userId: player.id, ...AVATAR, shown, chosenAt: platform.clock.now });
  return player;
}

/** What a provider is told of these sessions, and the text of it. */
async function told(platform: TestPlatform, session_ids: string[]) {
  const { status, text } = await callWallet(platform, 'names', { session_ids });
  expect(status, text).toBe(200);
  return { names: namesAnswer.parse(JSON.parse(text)).names, text };
}

it('a table is told a nickname where its player shows it, a masked name where they do not, and nothing of who is hidden', async ({
  platform,
}) => {
  const [shown, masked, hidden] = [
    await named(platform, 'Shown', 'nickname'),
    await named(platform, 'Masked', 'masked'),
    await named(platform, 'Hidden', 'hidden'),
  ];
  const never = await makePlayer(platform, { game: 100_000n });
  const ids = await Promise.all([shown, masked, hidden, never].map((player) => openSession(platform, player)));
  const { names, text } = await told(platform, [...ids, randomUUID(), 'no session']);
  const secret = platform.ctx.env.PSEUDONYM_SECRET;
  expect(new Map(names.map(({ session_id, ...name }) => [session_id, name]))).toEqual(
    new Map([
      [ids[0], { name: 'Shown', avatar: AVATAR }],
      [ids[1], { name: maskedName(secret, masked.id), avatar: null }],
      [ids[3], { name: maskedName(secret, never.id), avatar: null }],
    ]),
  );
  expect(text).not.toMatch(/Masked|Hidden/);
  for (const { id } of [shown, masked, hidden, never]) expect(text).not.toContain(id);
});

it('a choice that changes and a nickname that is taken away hold at the next question', async ({ platform }) => {
  const player = await named(platform, 'Badword', 'nickname');
  const session = await openSession(platform, player);
  const name = async () => (await told(platform, [session])).names[0];
  expect(await name()).toMatchObject({ name: 'Badword' });
  const operator = await makeOperator(platform, 'support');
  const caller = {
    operatorId: operator.id,
    name: operator.name,
    role: operator.role,
    rights: rightsOfBuiltIn(operator.role),
    requestId: 'test',
  };
  await takeNickname(platform.ctx, caller, { id: player.id, nickname: 'Badword', reason: 'insult' });
  expect(await name()).toMatchObject({ name: maskedName(platform.ctx.env.PSEUDONYM_SECRET, player.id), avatar: null });
  await platform.ctx.db.update(playerNames).set({ shown: 'hidden' }).where(eq(playerNames.userId, player.id));
  expect(await name()).toBeUndefined();
});

it('a table is told nothing of who may not play, has signed out, opened nothing or did so long ago, nor of another provider’s', async ({
  platform,
}) => {
  const { db } = platform.ctx;
  const stopped = await named(platform, 'Stopped', 'nickname');
  const stoppedSession = await openSession(platform, stopped);
  await putInto(platform, stopped, 'suspended');

  const gone = await named(platform, 'Gone', 'nickname');
  const goneSession = await openSession(platform, gone);
  const signIn = { id: randomUUID(), userId: gone.id, createdAt: platform.clock.now };
  await db.insert(sessions).values({ ...signIn, endedAt: platform.clock.now, endReason: 'logout' });
  await db.update(gameSessions).set({ signInId: signIn.id }).where(eq(gameSessions.id, goneSession));

  const other = await named(platform, 'Elsewhere', 'nickname');
  const elsewhere = await openSession(platform, other, { game: 'strange-game', integration: 'elsewhere' });

  const launched = await named(platform, 'Launched', 'nickname');
  const notOpened = await openSession(platform, launched);
  await db.update(gameSessions).set({ openedAt: null }).where(eq(gameSessions.id, notOpened));

  const early = await named(platform, 'Early', 'nickname');
  const old = await openSession(platform, early);
  expect((await told(platform, [stoppedSession, goneSession, elsewhere, notOpened])).names).toEqual([]);
  expect((await told(platform, [old])).names).toHaveLength(1);
  platform.clock.now = addHours(platform.clock.now, 25);
  expect((await told(platform, [old])).names).toEqual([]);
});

it('names are asked for by signed calls of one to a hundred sessions alone', async ({ platform }) => {
  const ask = async (body: object, signature?: string) => {
    const { status, body: answer } = await callWallet(platform, 'names', body, signature ? { signature } : {});
    return [status, answer.error];
  };
  expect(await ask({ session_ids: [randomUUID()] }, 't=1,v1=00')).toEqual([401, 'INVALID_SIGNATURE']);
  expect(await ask({ session_ids: [] })).toEqual([400, 'INVALID_REQUEST']);
  expect(await ask({ session_ids: Array.from({ length: 101 }, () => randomUUID()) })).toEqual([400, 'INVALID_REQUEST']);
  expect(await ask({})).toEqual([400, 'INVALID_REQUEST']);
});
