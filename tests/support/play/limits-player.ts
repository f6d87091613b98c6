import { randomUUID } from 'node:crypto';
import { CREDITS, fromMinor, toMinor } from '@kozyr/contracts/money';
import type { LimitKind, LimitPeriod, PlayerLimit } from '@kozyr/contracts/player-limits';
import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { deposits } from '../../../platform/src/db/schema/payments';
import { makePlayer } from '../funded-player';
import { payAs } from '../money/payments';
import type { TestPlatform } from '../platform';
import { keepProfiles } from '../profiles';
import { callAsPlayer } from '../protection';
import { askLimits } from './limits-caller';
import { type Counted, limitsModel } from './limits-model';
import { callWallet, moneyOf, openSession } from './wallet-caller';

/** Whose limits are tried: of hryvnias, of tenge, and of who plays for credits. */
const ACCOUNTS = {
  hryvnia: { currency: 'uah', country: 'UA', zone: 'Europe/Kyiv', money: true },
  tenge: { currency: 'kzt', country: 'KZ', zone: 'Asia/Almaty', money: true },
  credits: { currency: 'kzt', country: 'KZ', zone: 'Asia/Almaty', money: false },
} as const;
export type Account = keyof typeof ACCOUNTS;
export type Outcome = 'waits' | 'paid' | 'declined';

const DEPOSIT_MINUTES = 30;
type Made = { counted: Counted; id: string; round: string };

/** A player on the platform and in the model, and what both have made of them so far. */
export async function limitedPlayer(platform: TestPlatform, account: Account) {
  const { currency, country, zone, money } = ACCOUNTS[account];
  const player = await makePlayer(platform, { game: 10_000_000n }, { currency, country });
  await keepProfiles(platform, player, money ? 'TRIAL' : 'KZ');
  if (!money) expect((await callAsPlayer(platform, player, '/credits/refill', {})).status).toBe(200);
  const mark = randomUUID().slice(0, 8);
  let serial = 0;

  const balanceNow = async (): Promise<bigint> => {
    if (!money) return toMinor((await callAsPlayer(platform, player, '/credits')).body.balance);
    const { game, electronic, bonus } = await moneyOf(platform, player);
    return game + electronic + bonus;
  };
  return {
    platform,
    player,
    money,
    model: limitsModel({ zone, money }),
    made: [] as Made[],
    waiting: [] as { id: string; counted: Counted }[],
    balance: await balanceNow(),
    balanceNow,
    now: () => platform.clock.now,
    next: () => {
      serial += 1;
      return `${mark}-${serial}`;
    },
    /** One of a few rounds of a day. */
    roundOf: (which: number) => `${mark}-r${which}-${platform.clock.now.toISOString().slice(0, 10)}`,
    wallet: async (action: string, body: object) => {
      const session_id = await openSession(platform, { ...player, currency: money ? currency : CREDITS });
      return callWallet(platform, action, { session_id, ...body });
    },
  };
}
type Both = Awaited<ReturnType<typeof limitedPlayer>>;

const isBet = ({ counted }: Made) => counted.kind === 'bet';

function stake({ next, wallet }: Both, round: string, amount: bigint) {
  const id = next();
  const answer = wallet('bet', { round_id: round, transaction_id: id, amount: fromMinor(amount) });
  return { id, round, amount, answer };
}
function take(both: Both, { id, round, amount }: Omit<ReturnType<typeof stake>, 'answer'>): void {
  both.made.push({ id, round, counted: both.model.count({ kind: 'bet', at: both.now(), amount }) });
  both.balance -= amount;
}

/** What came of a stake; `other`: its round is over or the player is to look up first, which is no matter of a limit. */
async function bet(both: Both, which: number, amount: bigint): Promise<'taken' | 'refused' | 'other'> {
  const round = both.roundOf(which);
  const { answer, ...one } = stake(both, round, amount);
  const { status, body } = await answer;
  if (status !== 200 && body.error !== 'LIMIT_REACHED') return 'other';
  const begins = !both.made.some((made) => made.round === round && isBet(made));
  expect(status === 200, `a stake of ${amount}`).toBe(both.model.allowsStake(both.now(), amount, begins));
  if (status === 200) take(both, one);
  return status === 200 ? 'taken' : 'refused';
}

/** Whether the model, asked for one stake after the other in this order, takes those that were taken and no other. */
function couldBe({ model, now }: Both, order: readonly { amount: bigint; taken: boolean }[]): boolean {
  const tried: Counted[] = [];
  const right = order.every(({ amount, taken }) => {
    const allowed = model.allowsStake(now(), amount, true);
    if (allowed) tried.push(model.count({ kind: 'bet', at: now(), amount }));
    return allowed === taken;
  });
  for (const one of tried) model.forget(one);
  return right;
}

/** Two stakes at once, each the first of its round: the answers are those of one order or the other. */
async function betTwice(both: Both, amounts: readonly [bigint, bigint]): Promise<void> {
  const stakes = amounts.map((amount) => stake(both, `at-once-${both.next()}`, amount));
  const answers = await Promise.all(stakes.map(({ answer }) => answer));
  for (const { body } of answers) expect([undefined, 'LIMIT_REACHED', 'REALITY_CHECK_DUE']).toContain(body.error);
  const asked = answers.filter(({ body }) => body.error !== 'REALITY_CHECK_DUE');
  // A reality check stands before both, and is no matter of a limit.
  if (asked.length < 2) return expect(asked).toEqual([]);
  const came = stakes.map((one, nth) => ({ ...one, taken: answers[nth]?.status === 200 }));
  expect(couldBe(both, came) || couldBe(both, came.toReversed()), `stakes of ${amounts} at once`).toBe(true);
  for (const one of came) if (one.taken) take(both, one);
}

/** A win, which nothing may keep from a stake that stands. */
async function win(both: Both, which: number, amount: bigint): Promise<void> {
  const [id, round] = [both.next(), both.roundOf(which)];
  const body = { round_id: round, transaction_id: id, amount: fromMinor(amount), round_closed: false };
  const { status, body: answer } = await both.wallet('win', body);
  const due = both.made.some((one) => one.round === round && isBet(one) && !one.counted.undone);
  if (due) expect([status, answer.error], 'a due win').toEqual([200, undefined]);
  if (status !== 200) return;
  both.made.push({ id, round, counted: both.model.count({ kind: 'win', at: both.now(), amount }) });
  both.balance += amount;
}

/** Undoes a movement if the wallet does; why it would not is another test's. */
async function undo(both: Both, action: 'refund' | 'rollback', which: number): Promise<void> {
  const one = both.made[which % Math.max(1, both.made.length)];
  if (!one) return;
  const { counted, id, round } = one;
  const name = action === 'refund' ? 'bet_transaction_id' : 'original_transaction_id';
  const answer = await both.wallet(action, { round_id: round, transaction_id: both.next(), [name]: id });
  // A refund undoes a bet alone: of a win it forbids a bet that has not come.
  if (answer.status !== 200 || counted.undone || (action === 'refund' && !isBet(one))) return;
  counted.undone = true;
  both.balance += isBet(one) ? counted.amount : -counted.amount;
}

const settles = ({ platform }: Both, id: string, status: string) =>
  expect
    .poll(async () => (await platform.ctx.db.select().from(deposits).where(eq(deposits.id, id)))[0]?.status)
    .toBe(status);

async function deposit(both: Both, amount: bigint, outcome: Outcome): Promise<void> {
  const body = { method: 'visa', amount: fromMinor(amount), idempotency_key: randomUUID(), return_path: '/' };
  const { body: answer } = await callAsPlayer(both.platform, both.player, '/payments/deposits', body);
  if (!both.money) return expect(answer.errorCode).toBe('PLAY_MONEY_ONLY');
  expect([undefined, 'LIMIT_REACHED']).toContain(answer.errorCode);
  const begun = answer.errorCode === undefined;
  expect(begun, `a deposit of ${amount}`).toBe(both.model.allowsDeposit(both.now(), amount));
  if (!begun) return;
  const counted = both.model.count({ kind: 'deposit', at: both.now(), amount });
  const { id } = answer.deposit;
  if (outcome === 'waits') {
    both.waiting.push({ id, counted });
    return;
  }
  await payAs(answer.redirect_url, outcome === 'paid' ? 'approve' : 'card_declined');
  await settles(both, id, outcome === 'paid' ? 'SUCCESS' : 'DENIED');
  if (outcome === 'paid') both.balance += amount;
  else counted.undone = true;
}

/** Time passes; a deposit that nobody pays in its half an hour expires, and counts no more. */
async function pass(both: Both, minutes: number): Promise<void> {
  both.platform.clock.now = addMinutes(both.now(), minutes);
  const over = both.waiting.filter(({ counted }) => addMinutes(counted.at, DEPOSIT_MINUTES) <= both.now());
  for (const { id, counted } of over) {
    await settles(both, id, 'EXPIRED');
    counted.undone = true;
  }
  both.waiting = both.waiting.filter((one) => !over.includes(one));
}

const pathOf = (kind: LimitKind, period: LimitPeriod) => `/${kind}/${period}`;

/** Sets a limit: of money in minor units, of time as many minutes as that is whole. */
async function set(both: Both, kind: LimitKind, period: LimitPeriod, amount: bigint): Promise<void> {
  const minutes = amount / 100n;
  const body = kind === 'time' ? { minutes: Number(minutes) } : { amount: fromMinor(amount) };
  expect((await askLimits(both.platform, both.player, 'PUT', pathOf(kind, period), body)).status).toBe(200);
  both.model.set(both.now(), kind, period, kind === 'time' ? minutes * 60n : amount);
}

async function remove(both: Both, kind: LimitKind, period: LimitPeriod): Promise<void> {
  const { status } = await askLimits(both.platform, both.player, 'DELETE', pathOf(kind, period));
  expect(status === 200).toBe(both.model.remove(both.now(), kind, period));
}

async function confirm(both: Both, kind: LimitKind, period: LimitPeriod): Promise<void> {
  const { body } = await askLimits(both.platform, both.player, 'POST', `${pathOf(kind, period)}/confirm`);
  expect(body.errorCode ?? 'ok').toBe(both.model.confirm(both.now(), kind, period));
}

/** What the platform shows of the limits, and of the money, must be what the model says. */
async function expectShown(both: Both): Promise<void> {
  const { body } = await askLimits(both.platform, both.player, 'GET');
  const shown = body.items.map((one: PlayerLimit) => [
    `${one.kind} ${one.period}`,
    one.kind === 'time' ? [one.amount, one.used] : [toMinor(one.amount), toMinor(one.used)],
  ]);
  expect(Object.fromEntries(shown)).toEqual(both.model.shown(both.now()));
  expect(await both.balanceNow()).toBe(both.balance);
}

/** All that can come to a player, on the platform and in the model; each call fails the test where the two differ. */
export const PLAYER_ACTS = { bet, betTwice, win, undo, deposit, pass, set, remove, confirm, expectShown } as const;
