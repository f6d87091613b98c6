import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { recordAudit } from '../../../platform/src/services/kernel/audit/record-audit';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

let admin: TestOperator;
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  admin = await makeOperator(platform, 'admin');
  support = await makeOperator(platform, 'support');
});

const at = (minute: number) => new Date(Date.UTC(2026, 1, 10, 12, minute));

async function write(platform: TestPlatform, subject: string): Promise<void> {
  const deeds = [
    { actor: { kind: 'operator', id: support.id } as const, action: 'chat_closed', kind: 'player' },
    { actor: { kind: 'system', id: 'jobs' } as const, action: 'cashback_rerun', kind: 'cashback_week' },
    { actor: { kind: 'gateway', id: 'hosted' } as const, action: 'chat_closed', kind: 'player' },
  ];
  for (const [minute, { actor, action, kind }] of deeds.entries())
    await recordAudit(platform.ctx.db, at(minute), {
      actor,
      action,
      subject: { kind, id: subject },
      details: { note: '=1+1, "quoted"' },
    });
}

const found = async (platform: TestPlatform, query: Record<string, string>) => {
  const answer = await callAs(platform, support, '/operator/audit', { query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items.map((entry: { at: string }) => new Date(entry.at).getUTCMinutes());
};

it('the log is looked through by actor, kind of actor, action, subject and time, all of them together', async ({
  platform,
}) => {
  const subject = 'filters';
  await write(platform, subject);
  expect(await found(platform, { subject })).toEqual([2, 1, 0]);
  expect(await found(platform, { subject, subject_kind: 'player' })).toEqual([2, 0]);
  expect(await found(platform, { subject, actor_kind: 'system' })).toEqual([1]);
  expect(await found(platform, { subject, actor: support.name })).toEqual([0]);
  expect(await found(platform, { subject, actor: 'hosted', actor_kind: 'gateway' })).toEqual([2]);
  expect(await found(platform, { subject, actor: 'hosted', actor_kind: 'system' })).toEqual([]);
  expect(await found(platform, { subject, action: 'chat_closed', actor_kind: 'gateway' })).toEqual([2]);
});

it('the log is looked through by days of Kyiv, both of them included', async ({ platform }) => {
  const subject = 'days';
  for (const [minute, at] of [
    '2026-02-09T21:59:59Z',
    '2026-02-09T22:00:00Z',
    '2026-02-11T21:59:59Z',
    '2026-02-11T22:00:00Z',
  ].entries())
    await recordAudit(platform.ctx.db, new Date(at), {
      actor: { kind: 'system', id: 'jobs' },
      action: 'cashback_rerun',
      subject: { kind: 'cashback_week', id: subject },
      details: { minute: String(minute) },
    });
  const answer = await callAs(platform, support, '/operator/audit', {
    query: { subject, from: '2026-02-10', to: '2026-02-11' },
  });
  expect(answer.json().items.map((entry: { details: { minute: string } }) => entry.details.minute)).toEqual(['2', '1']);
});

it('a day that is none is refused', async ({ platform }) => {
  const answer = await callAs(platform, support, '/operator/audit', { query: { from: 'yesterday' } });
  expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
});

it('the file has what the filters let through, newest first, and the log says that it was taken and with which', async ({
  platform,
}) => {
  const subject = 'the file';
  await write(platform, subject);
  const file = await callAs(platform, admin, '/operator/audit/export', { query: { subject, action: 'chat_closed' } });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toContain('kozyr-audit.csv');
  const [header, ...lines] = file.body.trimEnd().split('\r\n');
  expect(header).toBe('\uFEFFid,at,actor_kind,actor,name,action,subject_kind,subject,details');
  expect(lines.map((line) => line.split(',').slice(1, 6).join(','))).toEqual([
    `${at(2).toISOString()},gateway,hosted,,chat_closed`,
    `${at(0).toISOString()},operator,${support.id},${support.name},chat_closed`,
  ]);
  const log = await callAs(platform, admin, '/operator/audit', { query: { action: 'audit_exported' } });
  expect(log.json().items[0]).toMatchObject({
    actor: { id: admin.id },
    subject: { kind: 'audit', id: 'log' },
    details: { subject, action: 'chat_closed' },
  });
});

it('a file of more entries than are read at once has each of them once', async ({ platform }) => {
  const many = Array.from({ length: 1203 }, (_, place) => ({
    at: at(0),
    actorKind: 'system' as const,
    actor: 'jobs',
    action: 'counted',
    subjectKind: 'number',
    subject: String(place),
    details: {},
  }));
  await platform.ctx.db.insert(auditLog).values(many);
  const file = await callAs(platform, admin, '/operator/audit/export', { query: { action: 'counted' } });
  const subjects = file.body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[7]));
  expect(subjects).toEqual(many.map((_, place) => 1202 - place));
});

it('a file that stops before the oldest entry says after how many, and a whole one says nothing', async ({
  platform,
}) => {
  const entry = { at: at(0), actorKind: 'system' as const, actor: 'jobs', action: 'stopped_at', subjectKind: 'number' };
  const entries = (count: number) => Array.from({ length: count }, () => ({ ...entry, subject: '1', details: {} }));
  const stopsAfter = async () => {
    const file = await callAs(platform, admin, '/operator/audit/export', { query: { action: 'stopped_at' } });
    return file.headers['x-truncated'];
  };
  for (let part = 0; part < 2; part += 1) await platform.ctx.db.insert(auditLog).values(entries(5_000));
  expect(await stopsAfter()).toBeUndefined();
  await platform.ctx.db.insert(auditLog).values(entries(1));
  expect(await stopsAfter()).toBe('10000');
});
