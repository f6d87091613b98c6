import { NICKNAME_DAYS, type OwnName } from '@kozyr/contracts/nicknames';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { nicknameReports, nicknames } from '../../../platform/src/db/schema/nicknames';
import { foldNickname } from '../../../platform/src/services/identity/nicknames/rules';
import { maskedName } from '../../../platform/src/services/kernel/players/player-view';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  support = await makeOperator(platform, 'support');
});

type Method = 'GET' | 'POST' | 'PUT';
async function ask(platform: TestPlatform, player: TestPlayer, [method, url]: [Method, string], body?: object) {
  const headers = await bearerOf(platform, player.id, platform.clock.now);
  const answer = await platform.app.inject({ method, url, headers, ...(body ? { body } : {}) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
const nameOf = async (platform: TestPlatform, player: TestPlayer): Promise<OwnName> =>
  (await ask(platform, player, ['GET', '/users/name'])).body;
const choose = (platform: TestPlatform, player: TestPlayer, nickname: string) =>
  ask(platform, player, ['PUT', '/users/name/nickname'], { nickname });
const report = (platform: TestPlatform, player: TestPlayer, nickname: string, reason = 'insult') =>
  ask(platform, player, ['POST', '/nickname-reports'], { nickname, reason });
const reported = async (platform: TestPlatform) =>
  (await callAs(platform, support, '/operator/reported-nicknames')).json().items;
const decide = (platform: TestPlatform, player: TestPlayer, how: 'take' | 'dismiss', body: object) =>
  callAs(platform, support, `/operator/players/${player.id}/nickname/${how}`, { body });
const AVATAR = { suit: 'hearts', colour: 'gold', pattern: 'rays' };

it('a player who chose nothing is masked, and has an avatar of their own that stays', async ({ platform, player }) => {
  const name = await nameOf(platform, player);
  expect(name).toMatchObject({ nickname: null, shown: 'masked', changeable_at: null, taken: null });
  expect(name.masked).toBe(maskedName(platform.ctx.env.PSEUDONYM_SECRET, player.id));
  expect((await nameOf(platform, player)).avatar).toEqual(name.avatar);
});

it('a nickname is kept for thirty days, and what it was before is free for others', async ({ platform, player }) => {
  expect((await choose(platform, player, ' Зірка ')).body).toMatchObject({ nickname: 'Зірка', shown: 'masked' });
  // The same one again is no change.
  expect((await choose(platform, player, 'Зірка')).status).toBe(200);
  const soon = await choose(platform, player, 'Місяць');
  expect([soon.status, soon.body.errorCode]).toEqual([409, 'NICKNAME_TOO_SOON']);
  const from = new Date(platform.clock.now.getTime() + NICKNAME_DAYS * 86_400_000);
  expect(soon.body.details).toEqual({ from: from.toISOString() });
  expect((await nameOf(platform, player)).changeable_at).toBe(from.toISOString());
  const other = await makePlayer(platform);
  expect((await choose(platform, other, 'ЗІРКА')).body.errorCode).toBe('NICKNAME_TAKEN');
  platform.clock.now = from;
  expect((await choose(platform, player, 'Місяць')).body).toMatchObject({ nickname: 'Місяць' });
  expect((await choose(platform, other, 'ЗІРКА')).body).toMatchObject({ nickname: 'ЗІРКА' });
});

it('a nickname is refused with the reason', async ({ platform, player }) => {
  for (const [nickname, reason] of [
    ['ab', 'length'],
    ['my fox', 'letters'],
    ['Fоx', 'mixed'],
    ['fox20241', 'digits'],
    ['fox@mail', 'contact'],
    ['Адмін', 'refused'],
    ['Admin', 'refused'],
  ] as const) {
    const answer = await choose(platform, player, nickname);
    expect([nickname, answer.status, answer.body.errorCode, answer.body.details]).toEqual([
      nickname,
      422,
      'NICKNAME_REFUSED',
      { reason },
    ]);
  }
  expect((await nameOf(platform, player)).nickname).toBeNull();
});

it('of many who choose nicknames that read alike at once, one has it', async ({ platform }) => {
  const spelt = ['Tomat', 'TOMAT', 't0mat', 'ТОМАТ', 'томат'];
  const players = await Promise.all(spelt.map(() => makePlayer(platform)));
  const answers = await Promise.all(players.map((each, nth) => choose(platform, each, spelt[nth] ?? '')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await platform.ctx.db.$count(nicknames, eq(nicknames.folded, foldNickname('tomat')))).toBe(1);
});

it('a player who chooses two nicknames at once has one', async ({ platform, player }) => {
  const answers = await Promise.all(['Перший', 'Другий'].map((nickname) => choose(platform, player, nickname)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await platform.ctx.db.$count(nicknames, eq(nicknames.userId, player.id))).toBe(1);
});

it('the avatar and how others read the player are set as often as they like, by nickname only with one', async ({
  platform,
  player,
}) => {
  const set = (shown: string) => ask(platform, player, ['PUT', '/users/name/appearance'], { avatar: AVATAR, shown });
  expect((await set('nickname')).body.errorCode).toBe('STATE_CONFLICT');
  expect((await set('hidden')).body).toMatchObject({ avatar: AVATAR, shown: 'hidden', nickname: null });
  await choose(platform, player, 'Калина');
  expect((await set('nickname')).body).toMatchObject({ avatar: AVATAR, shown: 'nickname', nickname: 'Калина' });
  expect((await set('masked')).body.shown).toBe('masked');
});

it('a nickname is reported once by each player, and never by its own', async ({ platform, player }) => {
  await choose(platform, player, 'Будяк');
  const [one, other] = [await makePlayer(platform), await makePlayer(platform)];
  expect((await report(platform, one, 'Будяк')).status).toBe(204);
  expect((await report(platform, one, 'Будяк', 'other')).status).toBe(204);
  await Promise.all([1, 2, 3].map(() => report(platform, other, 'Будяк', 'contact')));
  expect((await report(platform, player, 'Будяк')).body.errorCode).toBe('STATE_CONFLICT');
  expect((await report(platform, one, 'Нікого')).body.errorCode).toBe('NOT_FOUND');
  expect((await report(platform, one, 'будяк')).body.errorCode).toBe('NOT_FOUND');
  expect(await reported(platform)).toEqual([
    {
      player: player.id,
      nickname: 'Будяк',
      reports: 2,
      reasons: ['contact', 'insult'],
      first_at: platform.clock.now.toISOString(),
      last_at: platform.clock.now.toISOString(),
    },
  ]);
  await decide(platform, player, 'dismiss', { nickname: 'Будяк' });
});

it('an operator takes a nickname away: its player is masked and told why, and nobody may choose it', async ({
  platform,
  player,
}) => {
  await choose(platform, player, 'Кропива');
  await ask(platform, player, ['PUT', '/users/name/appearance'], { avatar: AVATAR, shown: 'nickname' });
  await report(platform, await makePlayer(platform), 'Кропива');
  const another = await decide(platform, player, 'take', { nickname: 'Інша', reason: 'insult' });
  expect(another.json().errorCode).toBe('STATE_CONFLICT');
  const taken = await decide(platform, player, 'take', { nickname: 'Кропива', reason: 'impersonation' });
  expect(taken.statusCode).toBe(204);
  expect(await nameOf(platform, player)).toMatchObject({
    nickname: null,
    shown: 'masked',
    changeable_at: null,
    taken: { nickname: 'Кропива', reason: 'impersonation', at: platform.clock.now.toISOString() },
  });
  expect(await reported(platform)).toEqual([]);
  for (const who of [player, await makePlayer(platform)])
    expect((await choose(platform, who, 'КРОПИВА')).body.errorCode).toBe('NICKNAME_TAKEN');
  expect((await choose(platform, player, 'Ромашка')).body).toMatchObject({ nickname: 'Ромашка', taken: null });
  const deeds = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, player.id));
  const deed = deeds.find(({ action }) => action === 'nickname_taken');
  expect(deed).toMatchObject({ actorKind: 'operator', actor: support.id });
  expect(deed?.details).toMatchObject({ reason: 'impersonation', reports: '1' });
  expect(JSON.stringify(deeds.map(({ details }) => details))).not.toMatch(/кропива|ромашка/i);
});

it('an operator dismisses reports: the nickname stays, and who has reported it can’t do so again', async ({
  platform,
  player,
}) => {
  await choose(platform, player, 'Волошка');
  const reporter = await makePlayer(platform);
  await report(platform, reporter, 'Волошка');
  expect((await decide(platform, player, 'dismiss', { nickname: 'Волошка' })).statusCode).toBe(204);
  expect((await decide(platform, player, 'dismiss', { nickname: 'Волошка' })).json().errorCode).toBe('STATE_CONFLICT');
  await report(platform, reporter, 'Волошка');
  expect(await reported(platform)).toEqual([]);
  expect((await nameOf(platform, player)).nickname).toBe('Волошка');
});

it('however many report a nickname, it stays until an operator has looked, and no reporter gets it', async ({
  platform,
  player,
}) => {
  await choose(platform, player, 'Чебрець');
  await ask(platform, player, ['PUT', '/users/name/appearance'], { avatar: AVATAR, shown: 'nickname' });
  const reporters = await Promise.all(Array.from({ length: 8 }, () => makePlayer(platform)));
  for (const reporter of reporters) expect((await report(platform, reporter, 'Чебрець')).status).toBe(204);
  expect(await nameOf(platform, player)).toMatchObject({ nickname: 'Чебрець', shown: 'nickname', taken: null });
  const [one] = reporters;
  if (!one) throw new Error('eight players');
  expect((await choose(platform, one, 'Чебрець')).body.errorCode).toBe('NICKNAME_TAKEN');
  await decide(platform, player, 'take', { nickname: 'Чебрець', reason: 'insult' });
  expect((await choose(platform, one, 'Чебрець')).body.errorCode).toBe('NICKNAME_TAKEN');
});

it('reports of a nickname that its player gave up are over', async ({ platform, player }) => {
  await choose(platform, player, 'Репях');
  await report(platform, await makePlayer(platform), 'Репях');
  platform.clock.now = new Date(platform.clock.now.getTime() + NICKNAME_DAYS * 86_400_000);
  expect((await choose(platform, player, 'Мальва')).status).toBe(200);
  expect(await reported(platform)).toEqual([]);
  const rows = await platform.ctx.db.select().from(nicknameReports).where(eq(nicknameReports.userId, player.id));
  expect(rows.map(({ outcome, decidedBy }) => [outcome, decidedBy])).toEqual([['changed', null]]);
});
