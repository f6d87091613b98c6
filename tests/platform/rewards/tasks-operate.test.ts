import type { OperatorTasks } from '@kozyr/contracts/operator/tasks';
import type { TaskTerms } from '@kozyr/contracts/tasks';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { makePlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addTasks, playRounds, THREE, take, tasksOf } from '../../support/rewards/tasks';

it.beforeAll(async ({ platform }) => {
  await addTasks(platform);
});

const read = async (platform: TestPlatform): Promise<OperatorTasks> =>
  (await callAs(platform, await makeOperator(platform, 'support'), '/operator/tasks')).json();
const set = async (platform: TestPlatform, operator: TestOperator, version: number, terms: TaskTerms) => {
  const answer = await callAs(platform, operator, '/operator/tasks', { method: 'PUT', body: { version, terms } });
  return { status: answer.statusCode, body: answer.json() };
};
const paying = (uah: string, kzt: string): TaskTerms => ({ ...THREE, reward: { uah, kzt } });

it('operators read what tasks may cost by turnover and what they have cost', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 100_000n });
  await playRounds(platform, player, { rounds: 10 });
  await playRounds(platform, player, { stake: '20.00', game: 'first-table' });
  await take(platform, player, 'three-rounds');
  const { offered, versions, paid } = await read(platform);
  expect(offered).toBe(true);
  expect(versions).toMatchObject([{ version: 1, from_day: '2026-02-02', terms: THREE }]);
  expect(versions[0]?.costs).toEqual([
    {
      currency: 'uah',
      most_a_day: '0.90',
      tasks: [
        { id: 'three-rounds', least_stakes: '20.00', percent: '4.50' },
        { id: 'two-studios', least_stakes: '20.00', percent: '4.50' },
        { id: 'live-stakes', least_stakes: '20.00', percent: '4.50' },
      ],
    },
    {
      currency: 'kzt',
      most_a_day: '9.00',
      tasks: [
        { id: 'three-rounds', least_stakes: '200.00', percent: '4.50' },
        { id: 'two-studios', least_stakes: '200.00', percent: '4.50' },
        { id: 'live-stakes', least_stakes: '200.00', percent: '4.50' },
      ],
    },
  ]);
  // Both studios have ten hryvnias of stakes, so all three are done, and one is taken.
  expect(paid).toEqual([
    { currency: 'uah', tasks: 3, taken: '0.30', waiting: '0.60', staked: '40.00' },
    { currency: 'kzt', tasks: 0, taken: '0.00', waiting: '0.00', staked: '0.00' },
  ]);
});

it('terms that are set hold from the next day of both zones on, are published before, and are in the audit log', async ({
  platform,
}) => {
  // In Almaty the third of March has begun, in Kyiv not.
  platform.clock.now = new Date('2026-03-02T20:00:00Z');
  const admin = await makeOperator(platform, 'admin');
  const done = await set(platform, admin, 1, paying('0.20', '2.00'));
  expect(done).toMatchObject({ status: 200, body: { changed: true } });
  const published = (await platform.app.inject({ url: '/tasks' })).json();
  expect(published).toMatchObject({
    offered: true,
    versions: [
      { version: 1, terms: { reward: { uah: '0.30' } } },
      { version: 2, from_day: '2026-03-04', terms: { reward: { uah: '0.20' } } },
    ],
  });
  const player = await makePlayer(platform);
  const rewardAt = async (moment: string) => {
    platform.clock.now = new Date(moment);
    return (await tasksOf(platform, player)).tasks[0]?.reward;
  };
  expect(await rewardAt('2026-03-03T21:59:59Z')).toBe('0.30');
  expect(await rewardAt('2026-03-03T22:00:00Z')).toBe('0.20');
  const [deed] = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'tasks_changed'));
  expect(deed).toMatchObject({ actor: admin.id, subject: '2', details: { from_day: '2026-03-04' } });
  expect(await set(platform, admin, 2, paying('0.20', '2.00'))).toMatchObject({
    status: 200,
    body: { changed: false },
  });
});

it('of two admins who set terms at once one is refused, and so is whoever read an older version', async ({
  platform,
}) => {
  const [one, other] = [await makeOperator(platform, 'admin'), await makeOperator(platform, 'admin')];
  const answers = await Promise.all([
    set(platform, one, 2, paying('0.21', '2.10')),
    set(platform, other, 2, paying('0.22', '2.20')),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await set(platform, one, 1, paying('0.23', '2.30'))).toMatchObject({
    status: 409,
    body: { errorCode: 'STATE_CONFLICT', details: { version: '3' } },
  });
});

it('terms whose rewards or stakes are above the bounds are refused', async ({ platform }) => {
  const admin = await makeOperator(platform, 'admin');
  for (const terms of [paying('0.34', '3.00'), paying('0.00', '3.00'), { ...THREE, tasks: THREE.tasks.slice(1) }])
    expect(await set(platform, admin, 3, terms)).toMatchObject({ body: { errorCode: 'VALIDATION_ERROR' } });
});
