import { randomInt, randomUUID } from 'node:crypto';
import { addDays, addMonths, addSeconds } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { harmCases } from '../../../platform/src/db/schema/harm';
import { personMarks } from '../../../platform/src/db/schema/person-marks';
import { playerProtection } from '../../../platform/src/db/schema/protection';
import { getBalances } from '../../../platform/src/ledger/balances';
import { barReturners } from '../../../platform/src/services/kernel/protection/bar-returners';
import { rememberMark } from '../../../platform/src/services/kernel/protection/remember-mark';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { GOOD_CARD, makePayee, waitingWithdrawal } from '../../support/money/withdrawals';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { callAsPlayer, exclude, putInto } from '../../support/protection';

const it = paymentsTest();
const ANOTHER_CARD = '5555555555554444';

const stateOf = async (platform: TestPlatform, player: Pick<TestPlayer, 'id'>) =>
  (await callAsPlayer(platform, player, '/users')).body.protection;
const remember = ({ ctx }: TestPlatform, { id: userId }: Pick<TestPlayer, 'id'>, value: string) =>
  ctx.db.transaction((tx) => rememberMark(ctx, tx, { userId, kind: 'document', value }));

const freshDocument = () => `UA passport AB${randomInt(1_000_000_000)}`;

it('a person who excluded themselves and pays in at another account by the same card is excluded there with the same end, is told why, and loses no money', async ({
  platform,
  payments,
}) => {
  const before = await makePlayer(platform);
  await payIn(payments, before, '200', 'approve', ANOTHER_CARD);
  const until = addMonths(platform.clock.now, 6).toISOString();
  expect((await exclude(platform, before, 'half_year')).status).toBe(200);

  const again = await makePlayer(platform);
  const stranger = await makePlayer(platform);
  await payIn(payments, stranger, '200', 'approve', '4000000000000101');
  await payIn(payments, again, '300', 'approve', '5555 5555 5555 4444');
  expect(await stateOf(platform, again)).toEqual({ state: 'self_excluded', until, because: 'same_person' });
  expect(await stateOf(platform, stranger)).toEqual({ state: 'active', until: null });
  expect(await stateOf(platform, before)).toEqual({ state: 'self_excluded', until });
  // The money came in and is theirs, all of it.
  expect((await getBalances(platform.ctx.db, again.id, 'uah')).game).toBe(30_000n);
  const terms = await callAsPlayer(platform, again, '/payments/withdrawals/terms');
  expect(terms.body).toMatchObject({ available: '300.00', block: null });
  const more = await callAsPlayer(platform, again, '/payments/deposits', {
    method: 'visa',
    amount: '100',
    idempotency_key: randomUUID(),
    return_path: '/uk',
  });
  expect(more.body.errorCode).toBe('PLAYER_SELF_EXCLUDED');
  const [deed] = await platform.ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, again.id), eq(auditLog.action, 'player_barred')));
  expect(deed?.details).toEqual({
    same_person_as: before.id,
    by: 'card',
    until,
    before: 'active',
    after: 'self_excluded',
  });
});

it('the card that a withdrawal was paid to is known again, and one that was only named is not', async ({
  platform,
  payments,
}) => {
  const [named, paid, returner] = [
    await makePayee(payments, 60_000n),
    await makePayee(payments, 60_000n),
    await makePlayer(platform),
  ];
  const card = '4111111111111111';
  await waitingWithdrawal(payments, named, card);
  await exclude(platform, named, 'year');
  await payIn(payments, returner, '100', 'approve', card);
  expect((await stateOf(platform, returner)).state).toBe('active');

  const id = await waitingWithdrawal(payments, paid, card);
  const operator = await makeOperator(platform, 'payments');
  expect((await callAs(platform, operator, `/operator/withdrawals/${id}/approve`, { body: {} })).statusCode).toBe(200);
  await expect
    .poll(async () => {
      platform.clock.now = addSeconds(platform.clock.now, 5);
      return (await callAsPlayer(platform, paid, `/payments/withdrawals/${id}`)).body.status;
    })
    .toBe('SUCCESS');
  await exclude(platform, paid, 'year');
  expect(await stateOf(platform, returner)).toMatchObject({ state: 'self_excluded', because: 'same_person' });
});

it('whoever is excluded and whoever turns up with the same document in the same moment see each other, in any order', async ({
  platform,
}) => {
  for (let round = 0; round < 8; round += 1) {
    const document = freshDocument();
    const [one, other] = [await makePlayer(platform), await makePlayer(platform)];
    await remember(platform, one, document);
    await Promise.all([exclude(platform, one, 'year'), remember(platform, other, document.toLowerCase())]);
    expect((await stateOf(platform, other)).state).toBe('self_excluded');
  }
});

it('two accounts of one person that are excluded at once do not wait for each other crosswise', async ({
  platform,
}) => {
  const document = freshDocument();
  const [one, other] = [await makePlayer(platform), await makePlayer(platform)];
  await remember(platform, one, document);
  await remember(platform, other, document);
  const answers = await Promise.all([exclude(platform, one, 'year'), exclude(platform, other, 'forever')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([await stateOf(platform, one), await stateOf(platform, other)]).toEqual([
    { state: 'self_excluded', until: null, because: 'same_person' },
    { state: 'self_excluded', until: null },
  ]);
});

it('a suspension, and an account that was closed because of harm, go with the person; one that was closed for itself does not', async ({
  platform,
}) => {
  const at = platform.clock.now;
  const marked = async (state: 'suspended' | 'closed') => {
    const [player, document] = [await makePlayer(platform), freshDocument()];
    await remember(platform, player, document);
    await putInto(platform, player, state);
    return { player, document };
  };
  const again = async (document: string) => {
    const player = await makePlayer(platform);
    await remember(platform, player, document);
    return stateOf(platform, player);
  };
  const [suspended, closed, harmed] = [await marked('suspended'), await marked('closed'), await marked('closed')];
  await platform.ctx.db
    .insert(harmCases)
    .values({ userId: harmed.player.id, openedAt: addDays(at, -2), reason: 'a test', signalsFrom: '2026-01-01' });
  const barred = { state: 'self_excluded', until: null, because: 'same_person' };
  expect([await again(suspended.document), await again(closed.document), await again(harmed.document)]).toEqual([
    barred,
    { state: 'active', until: null },
    barred,
  ]);
});

it('an exclusion is not handed on from where it was only found, and ends where it began', async ({ platform }) => {
  const [first, second, third] = [await makePlayer(platform), await makePlayer(platform), await makePlayer(platform)];
  const [one, other] = [freshDocument(), freshDocument()];
  await remember(platform, first, one);
  await remember(platform, second, other);
  await remember(platform, third, other);
  await exclude(platform, first, 'half_year');
  await remember(platform, second, one);
  await barReturners(platform.ctx);
  expect((await stateOf(platform, second)).state).toBe('self_excluded');
  expect((await stateOf(platform, third)).state).toBe('active');
  platform.clock.now = addMonths(platform.clock.now, 7);
  expect((await stateOf(platform, second)).state).toBe('active');
});

it('the job finds what was not carried over when it began, also by a phone that was proved before marks were kept', async ({
  platform,
}) => {
  const { ctx } = platform;
  const [first, second] = [await makePlayer(platform), await makePlayer(platform)];
  await ctx.db.update(users).set({ phoneVerifiedAt: ctx.now() }).where(eq(users.id, first.id));
  await putInto(platform, first, 'self_excluded');
  await barReturners(ctx);
  const [phone] = await ctx.db.select().from(personMarks).where(eq(personMarks.userId, first.id));
  expect(phone).toMatchObject({ kind: 'phone', hash: expect.stringMatching(/^[\w-]{43}$/) });
  // The same mark at another account, with nothing done about it yet.
  await ctx.db
    .insert(personMarks)
    .values({ kind: 'phone', hash: phone?.hash ?? '', userId: second.id, rememberedAt: ctx.now() });
  await Promise.all([barReturners(ctx), barReturners(ctx)]);
  expect((await stateOf(platform, second)).state).toBe('self_excluded');
  const deeds = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, second.id));
  expect(deeds.map(({ action }) => action)).toEqual(['player_barred']);
});

it('an admin lets a player play again who only shares a card with an excluded one, and the card is not asked about again', async ({
  platform,
  payments,
}) => {
  const [excluded, wife] = [await makePlayer(platform), await makePlayer(platform)];
  await payIn(payments, excluded, '100', 'approve', GOOD_CARD);
  await payIn(payments, wife, '100', 'approve', GOOD_CARD);
  await exclude(platform, excluded, 'year');
  expect((await stateOf(platform, wife)).state).toBe('self_excluded');
  const [support, admin] = [await makeOperator(platform, 'support'), await makeOperator(platform, 'admin')];
  const lift = (who: typeof admin) =>
    callAs(platform, who, `/operator/players/${wife.id}/lift-barring`, {
      body: { reason: 'passports of both were seen' },
    });
  expect((await lift(support)).statusCode).toBe(403);
  expect((await lift(admin)).json()).toMatchObject({ state: 'active', barred_from: null, barred_by: null });
  expect((await lift(admin)).json()).toMatchObject({ errorCode: 'STATE_CONFLICT' });
  await payIn(payments, wife, '100', 'approve', GOOD_CARD);
  await barReturners(platform.ctx);
  expect((await stateOf(platform, wife)).state).toBe('active');
  expect((await stateOf(platform, excluded)).state).toBe('self_excluded');
  const [row] = await platform.ctx.db.select().from(playerProtection).where(eq(playerProtection.userId, wife.id));
  expect(row?.barredFrom).toBeNull();
});

it('a gateway that knows no cards tells of none, and nobody is taken for somebody else', async ({
  platform,
  payments,
}) => {
  const [one, other] = [await makePlayer(platform), await makePlayer(platform)];
  await payIn(payments, one, '100');
  await exclude(platform, one, 'year');
  await payIn(payments, other, '100');
  expect((await stateOf(platform, other)).state).toBe('active');
});
