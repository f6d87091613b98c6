import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { identityChecks, identityDocuments } from '../../../platform/src/db/schema/identity';
import { lookAfterIdentity } from '../../../platform/src/jobs/look-after-identity';
import { applyVerdict } from '../../../platform/src/services/identity/identity-checks/apply-verdict';
import { makePlayer } from '../../support/funded-player';
import {
  callIdentity,
  filledCheck,
  letDecide,
  personOf,
  pictureOf,
  sendPicture,
  submittedCheck,
} from '../../support/identity';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { messagesTo, PASSWORD, registerPlayer } from '../../support/registration';

const it = platformTest({ OUTBOX_ENABLED: 'true' });
const DAY = 86_400_000;

const checkOf = async ({ ctx }: TestPlatform, id: string) => {
  const [row] = await ctx.db.select().from(identityChecks).where(eq(identityChecks.id, id));
  return row;
};
const deedsOf = async ({ ctx }: TestPlatform, userId: string) => {
  const own = and(eq(auditLog.subjectKind, 'player'), eq(auditLog.subject, userId));
  return (await ctx.db.select().from(auditLog).where(own)).map(({ action }) => action);
};
const later = (platform: TestPlatform, ms: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + ms);
};

it('a player gives name, birth, document and pictures, hands them over, is approved after a moment and told in their language', async ({
  platform,
}) => {
  const { userId, phone, headers } = await registerPlayer(platform.app);
  expect((await callIdentity(platform, headers, '')).body).toEqual({
    level: 1,
    minimum_age: 21,
    currency: 'uah',
    rules: [],
    checks: [],
  });
  const person = personOf({ document_kind: 'id_card', document_number: 'ме 998-877' });
  const begun = await callIdentity(platform, headers, '/checks', person);
  expect([begun.status, begun.body.status, begun.body.sides_needed]).toEqual([
    201,
    'DRAFT',
    ['front', 'back', 'selfie'],
  ]);
  const { id } = begun.body;
  const submit = () => callIdentity(platform, headers, `/checks/${id}/submit`, {});
  expect((await submit()).body).toMatchObject({
    errorCode: 'IDENTITY_PICTURES_MISSING',
    details: { sides: 'front,back,selfie' },
  });
  for (const [seed, side] of ['front', 'back', 'selfie'].entries())
    await sendPicture(platform, headers, { id, side, bytes: await pictureOf(200 + seed) });
  expect((await submit()).body).toMatchObject({ status: 'SUBMITTED', submitted_at: platform.clock.now.toISOString() });
  await lookAfterIdentity(platform.ctx);
  expect((await checkOf(platform, id))?.status).toBe('SUBMITTED');
  await letDecide(platform);
  const { body } = await callIdentity(platform, headers, '');
  expect(body).toMatchObject({
    level: 2,
    checks: [{ id, level: 2, status: 'APPROVED', reason: null, full_name: person.full_name }],
  });
  expect(JSON.stringify(body)).not.toContain('998');
  expect((await messagesTo(platform.app, phone))[0]?.body).toBe('Kozyr: жеке басыңыз расталды. Рақмет!');
  expect(await deedsOf(platform, userId)).toEqual(['identity_check_submitted', 'identity_check_approved']);
  expect(JSON.stringify(await checkOf(platform, id))).not.toMatch(/998-?877/);
});

it('nobody under age begins a check, and the day of the birthday is old enough', async ({ platform, player }) => {
  const begin = (date_of_birth: string) =>
    callIdentity(platform, player.bearer, '/checks', personOf({ date_of_birth }));
  const today = platform.clock.now.toISOString().slice(5, 10);
  const young = await begin(`2005-${today}`.replace(/\d\d$/, '28'));
  expect([young.status, young.refusal, young.body.details]).toEqual([403, 'IDENTITY_UNDER_AGE', { minimum: '21' }]);
  expect((await begin(`2005-${today}`)).status).toBe(201);
});

it('an expired document, one picture given twice and a document that proves another are denied with their reason', async ({
  platform,
}) => {
  const [owner, thief, late, twice, copycat] = await Promise.all(Array.from({ length: 5 }, () => makePlayer(platform)));
  if (!owner || !thief || !late || !twice || !copycat) throw new Error('no players');
  const picture = await pictureOf(901);
  const ownId = await filledCheck(platform, owner.bearer, { document_number: 'AA-777 111' });
  await sendPicture(platform, owner.bearer, { id: ownId, bytes: picture });
  await callIdentity(platform, owner.bearer, `/checks/${ownId}/submit`, {});
  await letDecide(platform);
  const stolen = await submittedCheck(platform, thief.bearer, { document_number: 'АА777111' });
  const expired = await submittedCheck(platform, late.bearer, { document_expires_on: '2026-03-01' });
  const alike = await filledCheck(platform, twice.bearer);
  const same = await pictureOf(77);
  for (const side of ['front', 'selfie']) await sendPicture(platform, twice.bearer, { id: alike, side, bytes: same });
  await callIdentity(platform, twice.bearer, `/checks/${alike}/submit`, {});
  const copied = await filledCheck(platform, copycat.bearer);
  await sendPicture(platform, copycat.bearer, { id: copied, bytes: picture });
  await callIdentity(platform, copycat.bearer, `/checks/${copied}/submit`, {});
  await letDecide(platform);
  const outcomes = await Promise.all([ownId, stolen, expired, alike, copied].map((id) => checkOf(platform, id)));
  expect(outcomes.map((row) => [row?.status, row?.reason])).toEqual([
    ['APPROVED', null],
    ['DENIED', 'document_used'],
    ['DENIED', 'document_expired'],
    ['DENIED', 'picture_unclear'],
    ['DENIED', 'document_used'],
  ]);
  // Who was denied begins anew.
  const again = await callIdentity(platform, late.bearer, '/checks', personOf());
  expect([again.status, again.body.status]).toEqual([201, 'DRAFT']);
  expect(again.body.id).not.toBe(expired);
});

it('two players who hand one document over at once are not both approved, by whomever', async ({ platform }) => {
  const players = await Promise.all(Array.from({ length: 4 }, () => makePlayer(platform)));
  const ids: string[] = [];
  for (const { bearer } of players) ids.push(await submittedCheck(platform, bearer, { document_number: 'BB123123' }));
  await Promise.all(ids.map((id) => applyVerdict(platform.ctx, 'test', { id, verdict: { kind: 'approved' } })));
  const rows = await Promise.all(ids.map((id) => checkOf(platform, id)));
  expect(rows.map((row) => row?.status).sort()).toEqual(['APPROVED', 'DENIED', 'DENIED', 'DENIED']);
});

it('of submits at once one counts, and a decision that comes again changes nothing and tells nobody twice', async ({
  platform,
}) => {
  const { userId, phone, headers } = await registerPlayer(platform.app);
  const id = await filledCheck(platform, headers);
  const submits = await Promise.all(
    Array.from({ length: 5 }, () => callIdentity(platform, headers, `/checks/${id}/submit`, {})),
  );
  expect(submits.map(({ status, body }) => [status, body.status])).toEqual(Array(5).fill([200, 'SUBMITTED']));
  const verdicts = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      applyVerdict(platform.ctx, 'test', {
        id,
        verdict: index % 2 === 0 ? { kind: 'approved' } : { kind: 'denied', reason: 'not_genuine' },
      }),
    ),
  );
  expect(verdicts.filter((verdict) => verdict === 'decided')).toHaveLength(1);
  expect((await messagesTo(platform.app, phone)).filter(({ body }) => body.includes('жеке бас'))).toHaveLength(1);
  expect(await deedsOf(platform, userId)).toHaveLength(2);
  const decided = await checkOf(platform, id);
  expect(await applyVerdict(platform.ctx, 'test', { id, verdict: { kind: 'operator', note: 'Too late.' } })).toBe(
    'nothing_new',
  );
  expect(await checkOf(platform, id)).toEqual(decided);
});

it('two drafts begun at once are one, another document takes the pictures away, and nothing changes once it is submitted', async ({
  platform,
  player,
}) => {
  const begun = await Promise.all(
    Array.from({ length: 4 }, () => callIdentity(platform, player.bearer, '/checks', personOf())),
  );
  expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
  const id = await filledCheck(platform, player.bearer);
  expect(id).toBe(begun[0]?.body.id);
  const renamed = await callIdentity(platform, player.bearer, '/checks', personOf({ full_name: 'Augusta King' }));
  expect([renamed.body.full_name, renamed.body.pictures.length]).toEqual(['Augusta King', 2]);
  const other = await callIdentity(platform, player.bearer, '/checks', personOf({ document_kind: 'driving_licence' }));
  expect([other.body.id, other.body.pictures]).toEqual([id, []]);
  await submittedCheck(platform, player.bearer);
  expect((await callIdentity(platform, player.bearer, '/checks', personOf())).refusal).toBe('STATE_CONFLICT');
});

it('nobody reads or changes another’s check', async ({ platform, player }) => {
  const stranger = await makePlayer(platform);
  const id = await filledCheck(platform, player.bearer);
  expect((await callIdentity(platform, stranger.bearer, `/checks/${id}/submit`, {})).status).toBe(404);
  expect((await callIdentity(platform, stranger.bearer, '')).body.checks).toEqual([]);
  const own = await callIdentity(platform, stranger.bearer, '/checks', personOf());
  expect(own.body.id).not.toBe(id);
  expect((await checkOf(platform, id))?.status).toBe('DRAFT');
});

it('an approved check ends with its document, its player is told once, and a new one takes the place of an old', async ({
  platform,
}) => {
  const { phone, headers } = await registerPlayer(platform.app);
  const ends = new Date(platform.clock.now.getTime() + 2 * DAY).toISOString().slice(0, 10);
  const number = { document_number: 'DD654321' };
  const old = await submittedCheck(platform, headers, { ...number, document_expires_on: ends });
  await letDecide(platform);
  const renewed = await submittedCheck(platform, headers, { ...number, document_expires_on: ends });
  await letDecide(platform);
  expect([await checkOf(platform, old), await checkOf(platform, renewed)]).toMatchObject([
    { status: 'EXPIRED', reason: 'replaced' },
    { status: 'APPROVED' },
  ]);
  const before = platform.clock.now;
  platform.clock.now = new Date(`${ends}T23:59:59Z`);
  await lookAfterIdentity(platform.ctx);
  expect((await checkOf(platform, renewed))?.status).toBe('APPROVED');
  later(platform, 1_000);
  await Promise.all([lookAfterIdentity(platform.ctx), lookAfterIdentity(platform.ctx)]);
  expect(await checkOf(platform, renewed)).toMatchObject({ status: 'EXPIRED', reason: 'document_ended' });
  const told = (await messagesTo(platform.app, phone)).filter(({ body }) => body.includes('мерзімі аяқталды'));
  expect(told).toHaveLength(1);
  platform.clock.now = before;
});

it('a draft that nobody goes on with is forgotten after a month, with its pictures', async ({ platform }) => {
  const player = await makePlayer(platform);
  const id = await filledCheck(platform, player.bearer);
  const before = platform.clock.now;
  later(platform, 30 * DAY + 1);
  await lookAfterIdentity(platform.ctx);
  expect(await checkOf(platform, id)).toBeUndefined();
  expect(await platform.ctx.db.$count(identityDocuments, eq(identityDocuments.checkId, id))).toBe(0);
  platform.clock.now = before;
});

it('ten checks may be handed over in a day', async ({ platform, player }) => {
  for (let day = 0; day < 10; day += 1) {
    const id = await submittedCheck(platform, player.bearer, { document_expires_on: '2020-01-01' });
    await lookAfterIdentity(platform.ctx);
    expect((await checkOf(platform, id))?.status).toBe('DENIED');
  }
  const id = await filledCheck(platform, player.bearer);
  const refused = await callIdentity(platform, player.bearer, `/checks/${id}/submit`, {});
  expect([refused.status, refused.refusal]).toEqual([429, 'TOO_MANY_REQUESTS']);
});

it('the file of one’s own data has the checks and what is known of the pictures, and no bytes, hash or operator', async ({
  platform,
}) => {
  const { headers, userId } = await registerPlayer(platform.app);
  await submittedCheck(platform, headers, { full_name: 'Mary Somerville' });
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/users/data',
    headers,
    body: { password: PASSWORD },
  });
  const file = answer.json();
  expect(file.identity_checks).toMatchObject([
    { full_name: 'Mary Somerville', born_on: '1985-12-10', status: 'SUBMITTED' },
  ]);
  expect(file.identity_pictures).toHaveLength(2);
  expect(answer.body).not.toMatch(/sealed|number_hash|reference|operator/);
  const [user] = await platform.ctx.db.select().from(users).where(eq(users.id, userId));
  expect(user?.phoneVerifiedAt).not.toBeNull();
});

it('who proves a document that stands in the register of excluded people is excluded from then on', async ({
  platform,
}) => {
  const { userId, phone, headers } = await registerPlayer(platform.app);
  const admin = await makeOperator(platform, 'admin');
  const person = personOf();
  const added = await callAs(platform, admin, '/operator/exclusion-register', {
    body: {
      source: 'a national register',
      reason: 'the list of March',
      entries: [{ document: `UA passport ${person.document_number}`, until: null }],
    },
  });
  expect(added.json()).toMatchObject({ players: 0 });
  await submittedCheck(platform, headers, { document_number: person.document_number });
  await letDecide(platform);
  const again = await platform.app.inject({
    method: 'POST',
    url: '/auth/web',
    body: { username: phone, password: PASSWORD },
  });
  expect(again.json().user.protection).toMatchObject({ state: 'self_excluded', because: 'register' });
  expect(await deedsOf(platform, userId)).toContain('identity_check_approved');
});
