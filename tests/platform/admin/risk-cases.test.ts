import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { nicknames } from '../../../platform/src/db/schema/nicknames';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { makePayee, waitingWithdrawal } from '../../support/money/withdrawals';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';

const it = paymentsTest();
const NOBODY = '00000000-0000-4000-8000-000000000000';
let payments: TestOperator;
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  [payments, support] = [await makeOperator(platform, 'payments'), await makeOperator(platform, 'support')];
});

const at = '/operator/risk-cases';
const pass = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
const open = (platform: TestPlatform, about: 'player' | 'withdrawal', id: string, more: object = {}) =>
  callAs(platform, payments, at, {
    body: { about, id, kind: 'money', reason: 'The money only passes through', ...more },
  });
const act = (platform: TestPlatform, id: string, deed: string, body: object, by = payments) =>
  callAs(platform, by, `${at}/${id}/${deed}`, { body });
const list = async (platform: TestPlatform, query: Record<string, string>) =>
  (await callAs(platform, support, at, { query })).json();
async function openedOn(platform: TestPlatform, player: TestPlayer, more: object = {}): Promise<string> {
  const answer = await open(platform, 'player', player.id, more);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}
const deedsOn = async (platform: TestPlatform, player: TestPlayer) =>
  (
    await platform.ctx.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'player'), eq(auditLog.subject, player.id)))
      .orderBy(auditLog.id)
  )
    .map(({ action }) => action)
    .filter((action) => action.startsWith('risk_'));

it('a case of risk is opened from a withdrawal, worked on, closed and opened again; its timeline and the audit log tell of each', async ({
  platform,
  payments: harness,
}) => {
  const player = await makePayee(harness, 500_000n);
  const withdrawal = await waitingWithdrawal(harness, player);
  const opened = await open(platform, 'withdrawal', withdrawal);
  expect([opened.statusCode, opened.json()]).toMatchObject([
    201,
    {
      player: { id: player.id },
      state: 'open',
      opened_by: payments.name,
      assignee: null,
      links: [{ kind: 'withdrawal', id: withdrawal, amount: '500.00', status: 'WAITING_FOR_APPROVAL' }],
      timeline: [{ step: 'opened', by: payments.name, text: 'The money only passes through' }],
    },
  ]);
  const { id } = opened.json();
  pass(platform, 60);
  expect((await act(platform, id, 'assign', { operator: support.name, from: null })).json().assignee).toBe(
    support.name,
  );
  pass(platform, 60);
  await act(platform, id, 'notes', { text: 'Asked the player for a statement' });
  pass(platform, 60);
  const closed = await act(platform, id, 'close', { outcome: 'cleared', text: 'The statement is in order' });
  expect(closed.json()).toMatchObject({ state: 'closed', outcome: 'cleared', closed_by: payments.name });
  pass(platform, 60);
  const again = await act(platform, id, 'reopen', { text: 'A second card has turned up' });
  expect(again.json()).toMatchObject({ state: 'open', outcome: null, closed_at: null, closed_by: null });
  expect(again.json().timeline.map(({ step, text, outcome }: Record<string, string>) => [step, text, outcome])).toEqual(
    [
      ['opened', 'The money only passes through', null],
      ['assigned', support.name, null],
      ['note', 'Asked the player for a statement', null],
      ['closed', 'The statement is in order', 'cleared'],
      ['reopened', 'A second card has turned up', null],
    ],
  );
  expect(await deedsOn(platform, player)).toEqual([
    'risk_case_opened',
    'risk_case_assigned',
    'risk_case_noted',
    'risk_case_closed',
    'risk_case_reopened',
  ]);
});

it('a case of risk is a hint at each withdrawal of its player while it is open, and waits on the first screen', async ({
  platform,
  payments: harness,
}) => {
  const player = await makePayee(harness, 500_000n);
  const withdrawal = await waitingWithdrawal(harness, player);
  const hints = async () => {
    const { json } = await callAs(platform, support, `/operator/withdrawal-queue/${withdrawal}`);
    return json().withdrawal.hints.map(({ code }: { code: string }) => code);
  };
  const waiting = async (): Promise<number> => {
    const { json } = await callAs(platform, support, '/operator/today');
    return json().waiting.find(({ kind }: { kind: string }) => kind === 'risk_cases').count;
  };
  const before = await waiting();
  const id = await openedOn(platform, player);
  expect([await hints(), await waiting()]).toEqual([expect.arrayContaining(['open_risk_case']), before + 1]);
  await act(platform, id, 'close', { outcome: 'watched', text: 'Nothing is proved' });
  expect([(await hints()).includes('open_risk_case'), await waiting()]).toEqual([false, before]);
});

it('a case of risk is one for a player at a time: of two opened at once one is refused and names the other', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const answers = await Promise.all([open(platform, 'player', player.id), open(platform, 'player', player.id)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  const { items } = await list(platform, { player: player.id });
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
  expect([items.length, refused.details]).toEqual([1, { case: items[0].id }]);

  await act(platform, items[0].id, 'close', { outcome: 'cleared', text: 'Nothing is wrong' });
  const second = await openedOn(platform, player);
  const reopened = await act(platform, items[0].id, 'reopen', { text: 'Something is wrong' });
  expect([reopened.statusCode, reopened.json().details]).toEqual([409, { case: second }]);
});

it('a case of risk takes notes when it is closed, and nothing else', async ({ platform }) => {
  const player = await makePlayer(platform);
  const id = await openedOn(platform, player);
  await act(platform, id, 'close', { outcome: 'cleared', text: 'Nothing is wrong' });
  const codes = [
    await act(platform, id, 'notes', { text: 'A bank has asked about it' }),
    await act(platform, id, 'close', { outcome: 'watched', text: 'Once more' }),
    await act(platform, id, 'assign', { operator: payments.name, from: null }),
    await act(platform, id, 'links', { kind: 'player', id: NOBODY }),
    await act(platform, id, 'notes', { text: 'x' }),
  ].map(({ statusCode }) => statusCode);
  expect(codes).toEqual([200, 409, 409, 409, 422]);
});

it('a case of risk is assigned to whoever was seen, so that two do not take it from each other', async ({
  platform,
}) => {
  const id = await openedOn(platform, await makePlayer(platform));
  await act(platform, id, 'assign', { operator: payments.name, from: null });
  const late = await act(platform, id, 'assign', { operator: support.name, from: null });
  expect([late.statusCode, late.json().details]).toEqual([409, { assignee: payments.name }]);
  expect((await act(platform, id, 'assign', { operator: 'nobody-at-all', from: payments.name })).statusCode).toBe(404);
  expect((await act(platform, id, 'assign', { operator: null, from: payments.name })).json().assignee).toBeNull();
});

it('a case of risk is linked to payments and other players once each, and not to its own or to what is not there', async ({
  platform,
  payments: harness,
}) => {
  const [player, other] = [await makePayee(harness, 500_000n), await makePlayer(platform)];
  await platform.ctx.db.insert(nicknames).values({ folded: 'linked', userId: other.id, nickname: 'Linked' });
  const deposit = await payIn(harness, player, '300');
  const id = await openedOn(platform, player);
  await act(platform, id, 'links', { kind: 'deposit', id: deposit });
  await act(platform, id, 'links', { kind: 'player', id: other.id });
  const twice = await act(platform, id, 'links', { kind: 'player', id: other.id });
  expect(twice.json().links).toMatchObject([
    { kind: 'deposit', id: deposit, amount: '300.00', currency: 'uah' },
    { kind: 'player', id: other.id, label: 'Linked', amount: null },
  ]);
  expect(twice.json().timeline).toHaveLength(3);
  expect((await act(platform, id, 'links', { kind: 'player', id: player.id })).statusCode).toBe(409);
  expect((await act(platform, id, 'links', { kind: 'withdrawal', id: NOBODY })).statusCode).toBe(404);
});

it('a case of risk is found by state, kind, outcome and who sees to it, page after page in each order', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const made: string[] = [];
  for (const kind of ['play', 'play', 'identity']) {
    const id = await openedOn(platform, player, { kind });
    made.push(id);
    pass(platform, 60);
    await act(platform, id, 'close', { outcome: kind === 'play' ? 'watched' : 'reported', text: 'Looked through' });
    pass(platform, 60);
  }
  const [first = '', second = '', third = ''] = made;
  await act(platform, first, 'notes', { text: 'Something was added' });
  const own = { player: player.id };
  const ids = async (query: Record<string, string>) =>
    (await list(platform, { ...own, ...query })).items.map(({ id }: { id: string }) => id);
  expect(await ids({})).toEqual([first, second, third]);
  expect(await ids({ sort: 'changed_desc' })).toEqual([first, third, second]);
  expect(await ids({ kind: 'play', outcome: 'watched' })).toEqual([first, second]);
  expect(await ids({ state: 'open' })).toEqual([]);
  expect(await ids({ assignee: '-' })).toEqual([first, second, third]);
  expect(await ids({ assignee: payments.name })).toEqual([]);
  const page = await list(platform, { ...own, sort: 'opened_desc', pageSize: '2' });
  const rest = await list(platform, { ...own, sort: 'opened_desc', pageSize: '2', after: page.next });
  expect([...page.items, ...rest.items].map(({ id }: { id: string }) => id)).toEqual([third, second, first]);
  expect(rest.next).toBeNull();
  const foreign = await callAs(platform, support, at, { query: { sort: 'opened_asc', after: page.next } });
  expect(foreign.json().errorCode).toBe('BAD_REQUEST');
});
