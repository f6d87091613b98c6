import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { identityChecks } from '../../../platform/src/db/schema/identity';
import { operate } from '../../../platform/src/operator/operate';
import { makePlayer } from '../../support/funded-player';
import { callIdentity, letDecide, pictureOf, sendPicture, submittedCheck } from '../../support/identity';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { messagesTo, registerPlayer } from '../../support/registration';

const it = platformTest({ OUTBOX_ENABLED: 'true' });

const checkOf = async ({ ctx }: TestPlatform, id: string) => {
  const [row] = await ctx.db.select().from(identityChecks).where(eq(identityChecks.id, id));
  return row;
};
const deedsOf = async ({ ctx }: TestPlatform, userId: string) => {
  const own = and(eq(auditLog.subjectKind, 'player'), eq(auditLog.subject, userId));
  return (await ctx.db.select().from(auditLog).where(own)).map(({ action }) => action);
};

it('a source of funds waits for an approved identity, and then for an operator, whose role decides', async ({
  platform,
}) => {
  const { userId, phone, headers } = await registerPlayer(platform.app);
  const begin = () => callIdentity(platform, headers, '/funds-checks', { document_kind: 'payslip' });
  expect((await begin()).refusal).toBe('STATE_CONFLICT');
  await submittedCheck(platform, headers);
  await letDecide(platform);
  const begun = await begin();
  expect(begun.body).toMatchObject({ level: 3, status: 'DRAFT', sides_needed: ['front'] });
  const { id } = begun.body;
  await sendPicture(platform, headers, { id, bytes: await pictureOf(555) });
  await callIdentity(platform, headers, `/checks/${id}/submit`, {});
  await letDecide(platform);
  expect(await checkOf(platform, id)).toMatchObject({ status: 'SUBMITTED', operatorNote: expect.any(String) });

  const [support, payments] = [await makeOperator(platform, 'support'), await makeOperator(platform, 'payments')];
  const waiting = await callAs(platform, support, '/operator/identity-checks', { query: { waiting: 'operator' } });
  expect(waiting.json().items).toContainEqual(expect.objectContaining({ id, player: userId, level: 3 }));
  const shown = await callAs(platform, payments, `/operator/identity-checks/${id}`);
  expect(shown.json()).toMatchObject({
    document_kind: 'payslip',
    document_number: null,
    pictures: [{ side: 'front' }],
  });
  const approve = (body: object) => callAs(platform, payments, `/operator/identity-checks/${id}/approve`, { body });
  expect((await approve({ note: 'The payslip names the player.' })).json()).toMatchObject({
    status: 'APPROVED',
    decided_by: payments.name,
  });
  expect((await approve({ note: 'Once more.' })).json().errorCode).toBe('STATE_CONFLICT');
  expect((await callIdentity(platform, headers, '')).body.level).toBe(3);
  expect((await messagesTo(platform.app, phone))[0]?.body).toContain('қаражатыңыздың шығу көзі расталды');
  expect(await deedsOf(platform, userId)).toEqual([
    'identity_check_submitted',
    'identity_check_approved',
    'identity_check_submitted',
    'identity_check_left_to_operator',
    'identity_check_read',
    'identity_check_approved',
  ]);
});

it('an operator denies for a reason that the player is told, and cannot approve what the platform itself forbids', async ({
  platform,
}) => {
  const { phone, headers } = await registerPlayer(platform.app);
  const payments = await makeOperator(platform, 'payments');
  const person = { full_name: 'Grace Hopper', date_of_birth: '1986-12-09' };
  const first = await submittedCheck(platform, (await makePlayer(platform)).bearer, {
    ...person,
    document_number: 'CC111111',
  });
  await letDecide(platform);
  expect((await checkOf(platform, first))?.status).toBe('APPROVED');
  const id = await submittedCheck(platform, headers, {
    ...person,
    full_name: 'grace hopper',
    document_number: 'CC222222',
  });
  await letDecide(platform);
  expect(await checkOf(platform, id)).toMatchObject({ status: 'SUBMITTED', withOperatorSince: expect.any(Date) });
  const shown = (await callAs(platform, payments, `/operator/identity-checks/${id}`)).json();
  expect([shown.document_number, shown.same_person.length]).toEqual(['CC222222', 1]);
  const denied = await callAs(platform, payments, `/operator/identity-checks/${id}/deny`, {
    body: { reason: 'data_differs', note: 'The picture has another name.' },
  });
  expect(denied.json()).toMatchObject({ status: 'DENIED', reason: 'data_differs', with_operator_since: null });
  expect((await messagesTo(platform.app, phone))[0]?.body).toContain('құжаттағы деректер сіз көрсеткеннен өзгеше');

  const stolen = await submittedCheck(platform, headers, { document_number: 'CC111111' });
  const forbidden = await callAs(platform, payments, `/operator/identity-checks/${stolen}/approve`, {
    body: { note: 'It looks right to me.' },
  });
  expect(forbidden.json()).toMatchObject({ errorCode: 'STATE_CONFLICT', details: { reason: 'document_used' } });
});

it('an approval that was wrong is taken back once, and its document proves whom it belongs to', async ({
  platform,
}) => {
  const [thief, owner] = [await registerPlayer(platform.app), await makePlayer(platform)];
  const payments = await makeOperator(platform, 'payments');
  const stolen = await submittedCheck(platform, thief.headers, { document_number: 'EE111222' });
  await letDecide(platform);
  const own = await submittedCheck(platform, owner.bearer, { document_number: 'EE111222' });
  await letDecide(platform);
  expect(await checkOf(platform, own)).toMatchObject({ status: 'DENIED', reason: 'document_used' });
  const revoke = () =>
    callAs(platform, payments, `/operator/identity-checks/${stolen}/deny`, {
      body: { reason: 'not_genuine', note: 'The owner showed the document.' },
    });
  expect((await revoke()).json()).toMatchObject({ status: 'DENIED', reason: 'not_genuine', expires_at: null });
  expect((await revoke()).json().errorCode).toBe('STATE_CONFLICT');
  expect((await callIdentity(platform, thief.headers, '')).body.level).toBe(1);
  expect((await deedsOf(platform, thief.userId)).at(-1)).toBe('identity_check_revoked');
  const again = await submittedCheck(platform, owner.bearer, { document_number: 'EE111222' });
  await letDecide(platform);
  expect((await checkOf(platform, again))?.status).toBe('APPROVED');
});

it('operators see to checks by the command line, and a picture lands in a file that they alone can read', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const id = await submittedCheck(platform, player.bearer, { full_name: 'Sofia Kovalevskaya' });
  const { headers } = await makeOperator(platform, 'payments');
  const url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-identity-'));
  const type = async (...words: string[]) => {
    let said = '';
    const say = (text: string) => {
      said += text;
    };
    const env = { DATA_DIR: folder, PLATFORM_URL: url, OPERATOR_KEY: headers.authorization.replace('Operator ', '') };
    return [await operate(['identity', ...words], { env, say, complain: say }), said] as const;
  };
  try {
    expect((await type('list', '--status', 'submitted'))[1]).toContain(id);
    expect(await type('list', '--status', 'unheard')).toMatchObject([2, expect.stringContaining('--status is one of')]);
    expect((await type('show', id))[1]).toMatch(/Sofia Kovalevskaya[\s\S]*selfie/);
    const out = path.join(folder, 'front.jpg');
    expect((await type('document', id, 'front', '--out', out))[0]).toBe(0);
    expect(fs.statSync(out).mode & 0o777).toBe(0o600);
    expect([...fs.readFileSync(out).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect((await type('document', id, 'front', '--out', out))[0]).toBe(2);
    expect((await type('document', id, 'back', '--out', `${out}.2`))[1]).toContain('NOT_FOUND');
    platform.clock.now = new Date(platform.clock.now.getTime() + 86_400_001);
    const stuck = await callAs(platform, { headers }, '/operator/stuck');
    expect(stuck.json().counts.identity_check_waiting).toBeGreaterThanOrEqual(1);
    const deny = await type('deny', id, '--reason', 'not_genuine', '--note', 'The edges are cut.');
    expect(deny).toMatchObject([0, expect.stringContaining('Denied')]);
    expect((await type('approve', id, '--note', 'After all it is.'))[1]).toContain('STATE_CONFLICT');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
