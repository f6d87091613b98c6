import { BUILT_IN_CASHBACK } from '@kozyr/contracts/promotions/cashback';
import type { PromotionRules } from '@kozyr/contracts/promotions/rules';
import { BUILT_IN_STARS } from '@kozyr/contracts/promotions/stars';
import { BUILT_IN_WHEEL } from '@kozyr/contracts/promotions/wheel';
import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { confirmRules, draftRules, makeRules, proposeRules, versionPath } from '../../support/promotion-rules';

const START = new Date('2026-03-04T10:00:00Z');
const later = (seconds: number) => addSeconds(START, seconds);
const cashback = (percents: string[]): PromotionRules => ({
  kind: 'cashback',
  value: { ...BUILT_IN_CASHBACK, percents },
});
const FOUR = cashback(['0.00', '4.00', '5.00', '7.00', '10.00', '12.00']);

let one: TestOperator;
let two: TestOperator;
let third: TestOperator;
it.beforeAll(async ({ platform }) => {
  platform.clock.now = START;
  [one, two, third] = [
    await makeOperator(platform, 'admin'),
    await makeOperator(platform, 'admin'),
    await makeOperator(platform, 'admin'),
  ];
});
it.beforeEach(({ platform }) => {
  platform.clock.now = START;
});

const codeOf = (answer: { statusCode: number; json: () => { errorCode?: string } }) => [
  answer.statusCode,
  answer.json().errorCode,
];
const withdraw = (platform: TestPlatform, who: TestOperator, version: Parameters<typeof versionPath>[0]) =>
  callAs(platform, who, versionPath(version, 'withdraw'), { method: 'POST' });
const kindOf = async (platform: TestPlatform, kind: string) =>
  (await callAs(platform, one, '/operator/promotion-settings'))
    .json()
    .items.find((item: { kind: string }) => item.kind === kind);

describe('the way of a version', () => {
  it('rules hold from their date on, once a second person has confirmed them, and what is built in holds until then', async ({
    platform,
  }) => {
    const draft = await draftRules(platform, one, FOUR);
    expect(draft).toMatchObject({ state: 'DRAFT', edition: 1, created_by: one.name, valid_from: null });
    const proposed = await proposeRules(platform, one, draft, later(3600));
    expect(proposed.json()).toMatchObject({ state: 'PROPOSED', proposed_by: one.name, note: 'For a test' });
    expect(codeOf(await confirmRules(platform, one, draft))).toEqual([403, 'SECOND_PERSON_NEEDED']);
    const confirmed = await confirmRules(platform, two, draft);
    expect(confirmed.json()).toMatchObject({ state: 'CONFIRMED', decided_by: two.name, in_force: false });
    expect((await confirmRules(platform, two, draft)).json()).toEqual(confirmed.json());
    expect(await kindOf(platform, 'cashback')).toMatchObject({
      in_force: { version: 0, state: 'BUILT_IN' },
      next: { version: draft.version },
      drafts: 0,
      proposed: 0,
    });
    platform.clock.now = later(3600);
    expect(await kindOf(platform, 'cashback')).toMatchObject({
      in_force: { version: draft.version, in_force: true },
      next: null,
    });
    const audited = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, 'cashback'));
    expect(
      audited
        .filter(({ details }) => details.version === String(draft.version))
        .map(({ actor, action }) => [actor, action]),
    ).toEqual([
      [one.id, 'promotion_rules_drafted'],
      [one.id, 'promotion_rules_proposed'],
      [two.id, 'promotion_rules_confirmed'],
    ]);
  });

  it('whoever changed a draft last can’t confirm it, though another proposed it', async ({ platform }) => {
    const draft = await draftRules(platform, one, FOUR);
    const body = { rules: cashback(['0.00', '1.00', '1.00', '1.00', '1.00', '1.00']), edition: 1 };
    const changed = await callAs(platform, two, versionPath(draft), { method: 'PUT', body });
    expect(changed.json()).toMatchObject({ edition: 2, created_by: two.name });
    expect((await proposeRules(platform, one, changed.json(), later(600))).statusCode).toBe(200);
    expect(codeOf(await confirmRules(platform, two, draft))).toEqual([403, 'SECOND_PERSON_NEEDED']);
    expect((await confirmRules(platform, third, draft)).statusCode).toBe(200);
    expect((await withdraw(platform, one, draft)).statusCode).toBe(200);
  });

  it('whoever was added by the other is no second person', async ({ platform }) => {
    const draft = await draftRules(platform, one, FOUR);
    await proposeRules(platform, one, draft, later(600));
    const added = await makeOperator(platform, 'admin', one.id);
    expect(codeOf(await confirmRules(platform, added, draft))).toEqual([403, 'SECOND_PERSON_NEEDED']);
    expect((await withdraw(platform, one, draft)).json()).toMatchObject({ state: 'WITHDRAWN', decided_by: one.name });
  });

  it('a draft that somebody else changed meanwhile is not changed or proposed by what was read before', async ({
    platform,
  }) => {
    const draft = await draftRules(platform, one, FOUR);
    const body = { rules: FOUR, edition: draft.edition };
    expect((await callAs(platform, two, versionPath(draft), { method: 'PUT', body })).statusCode).toBe(200);
    expect(codeOf(await callAs(platform, one, versionPath(draft), { method: 'PUT', body }))).toEqual([
      409,
      'STATE_CONFLICT',
    ]);
    expect(codeOf(await proposeRules(platform, one, draft, later(600)))).toEqual([409, 'STATE_CONFLICT']);
  });

  it('a draft that was thrown away is gone, and its number is not given again', async ({ platform }) => {
    const draft = await draftRules(platform, one, FOUR);
    const url = versionPath(draft);
    const remove = () => platform.app.inject({ method: 'DELETE', url, headers: one.headers });
    expect((await remove()).statusCode).toBe(204);
    expect(codeOf(await remove())).toEqual([404, 'NOT_FOUND']);
    expect((await callAs(platform, one, url)).statusCode).toBe(404);
    expect((await draftRules(platform, one, FOUR)).version).toBe(draft.version + 1);
  });

  it('an earlier version is the way back: a draft begins from it, and from no version there is not', async ({
    platform,
  }) => {
    const { rules } = (await callAs(platform, one, '/operator/promotion-settings/cashback/0')).json();
    expect(rules).toEqual({ kind: 'cashback', value: BUILT_IN_CASHBACK });
    const back = await callAs(platform, one, '/operator/promotion-settings', { body: { rules, based_on: 0 } });
    expect(back.json()).toMatchObject({ state: 'DRAFT', based_on: 0, rules });
    const nowhere = await callAs(platform, one, '/operator/promotion-settings', { body: { rules, based_on: 9_999 } });
    expect(codeOf(nowhere)).toEqual([404, 'NOT_FOUND']);
  });
});

describe('dates', () => {
  it('rules begin a minute after they are proposed at the earliest', async ({ platform }) => {
    const draft = await draftRules(platform, one, FOUR);
    expect(codeOf(await proposeRules(platform, one, draft, later(59)))).toEqual([409, 'STATE_CONFLICT']);
    expect((await proposeRules(platform, one, draft, later(60))).statusCode).toBe(200);
  });

  it('a proposal whose date is half a minute away is confirmed, and one second later it is not', async ({
    platform,
  }) => {
    const [late, inTime] = [await draftRules(platform, one, FOUR), await draftRules(platform, one, FOUR)];
    for (const draft of [late, inTime]) await proposeRules(platform, one, draft, later(7200));
    platform.clock.now = later(7170);
    expect((await confirmRules(platform, two, inTime)).statusCode).toBe(200);
    platform.clock.now = later(7171);
    expect(codeOf(await confirmRules(platform, two, late))).toEqual([409, 'STATE_CONFLICT']);
    expect(codeOf(await withdraw(platform, two, inTime))).toEqual([409, 'STATE_CONFLICT']);
    expect((await withdraw(platform, two, late)).json()).toMatchObject({ state: 'WITHDRAWN' });
  });

  it('what is confirmed and has not begun can be taken back, and never holds', async ({ platform }) => {
    const version = await makeRules(platform, { kind: 'stars', value: BUILT_IN_STARS }, later(900));
    expect((await withdraw(platform, third, version)).json()).toMatchObject({ state: 'WITHDRAWN' });
    platform.clock.now = later(901);
    expect(await kindOf(platform, 'stars')).toMatchObject({ in_force: { version: 0 }, next: null });
    expect(codeOf(await confirmRules(platform, two, version))).toEqual([409, 'STATE_CONFLICT']);
  });
});

describe('races', () => {
  it('of two who confirm and one who withdraws at once each is answered by what then stands', async ({ platform }) => {
    const draft = await draftRules(platform, one, FOUR);
    await proposeRules(platform, one, draft, later(600));
    const answers = await Promise.all([
      confirmRules(platform, two, draft),
      confirmRules(platform, third, draft),
      withdraw(platform, one, draft),
    ]);
    // Whoever withdraws always may; who confirms after that is refused.
    expect(answers[2].json().state).toBe('WITHDRAWN');
    for (const answer of answers.slice(0, 2)) expect([200, 409]).toContain(answer.statusCode);
    expect((await callAs(platform, one, versionPath(draft))).json().state).toBe('WITHDRAWN');
  });

  it('two who begin a draft at once get numbers of their own', async ({ platform }) => {
    const drafts = await Promise.all([one, two, third, one].map((who) => draftRules(platform, who, FOUR)));
    expect(new Set(drafts.map(({ version }) => version)).size).toBe(4);
  });
});

describe('bounds', () => {
  const save = (platform: TestPlatform, rules: object) =>
    callAs(platform, one, '/operator/promotion-settings', { body: { rules, based_on: 0 } });

  it.for([
    [
      'a star that takes less than the one before',
      'stars',
      { thresholds: { ...BUILT_IN_STARS.thresholds, uah: ['1.00', '2.00', '2.00', '3.00', '4.00'] } },
    ],
    [
      'a percent above 25',
      'cashback',
      { ...BUILT_IN_CASHBACK, percents: ['0.00', '3.00', '5.00', '7.00', '10.00', '25.01'] },
    ],
    [
      'more stars that bring less',
      'cashback',
      { ...BUILT_IN_CASHBACK, percents: ['0.00', '3.00', '2.00', '7.00', '10.00', '12.00'] },
    ],
    [
      'a percent without an amount',
      'cashback',
      { ...BUILT_IN_CASHBACK, percents: ['1.00', '3.00', '5.00', '7.00', '10.00', '12.00'] },
    ],
    [
      'chances of 99.99 percent',
      'wheel',
      {
        ...BUILT_IN_WHEEL,
        sectors: BUILT_IN_WHEEL.sectors.map((sector, place) => (place === 0 ? { ...sector, chance: '33.99' } : sector)),
      },
    ],
    [
      'a prize beyond its bound',
      'wheel',
      {
        ...BUILT_IN_WHEEL,
        sectors: BUILT_IN_WHEEL.sectors.map((sector, place) =>
          place === 7 ? { ...sector, amounts: { uah: '10000.01', kzt: '5000.00' } } : sector,
        ),
      },
    ],
    [
      'an average beyond its bound',
      'wheel',
      {
        ...BUILT_IN_WHEEL,
        sectors: BUILT_IN_WHEEL.sectors.map((sector, place) =>
          place === 0 ? { ...sector, amounts: { uah: '200.00', kzt: '30.00' } } : sector,
        ),
      },
    ],
    [
      'two sectors of one name',
      'wheel',
      { ...BUILT_IN_WHEEL, sectors: BUILT_IN_WHEEL.sectors.map((sector) => ({ ...sector, id: 'one' })) },
    ],
    ['a field that there is not', 'stars', { ...BUILT_IN_STARS, more: 1 }],
  ] as const)('rules with %s are refused', async ([, kind, value], { platform }) => {
    expect(codeOf(await save(platform, { kind, value }))).toEqual([422, 'VALIDATION_ERROR']);
  });

  it('rules of another kind are refused for a draft', async ({ platform }) => {
    const draft = await draftRules(platform, one, FOUR);
    const body = { rules: { kind: 'stars', value: BUILT_IN_STARS }, edition: 1 };
    expect(codeOf(await callAs(platform, one, versionPath(draft), { method: 'PUT', body }))).toEqual([
      400,
      'BAD_REQUEST',
    ]);
  });
});

it('versions are listed page by page, newest first, and the built-in one ends the last page', async ({ platform }) => {
  const wheel: PromotionRules = { kind: 'wheel', value: BUILT_IN_WHEEL };
  for (let times = 0; times < 3; times += 1) await draftRules(platform, one, wheel);
  const page = async (query: Record<string, string>) =>
    (await callAs(platform, one, '/operator/promotion-settings/wheel', { query })).json();
  const first = await page({ pageSize: '2' });
  expect(first.items.map(({ version }: { version: number }) => version)).toEqual([3, 2]);
  const second = await page({ pageSize: '2', after: first.next });
  expect(second.items.map(({ version }: { version: number }) => version)).toEqual([1, 0]);
  expect(second.next).toBeNull();
});
