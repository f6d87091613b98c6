import { randomUUID } from 'node:crypto';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import { LIMIT_KINDS, LIMIT_PERIODS, type PlayerLimit } from '@kozyr/contracts/player-limits';
import fc from 'fast-check';
import { expect } from 'vitest';
import { settings } from '../../../../platform/src/db/schema/settings';
import { checkLimits } from '../../../../platform/src/services/admin/limit-check/check-limits';
import { bearerOf, makePlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { platformTest } from '../../../support/platform-test';
import { type Counted, limitsModel } from '../../../support/play/limits-model';
import { addGames, callWallet, openSession } from '../../../support/play/wallet-caller';
import { figures, seedOf, sizeOf } from '../../../support/prove';
import { runs } from '../../../support/random-runs';

const SEQUENCES = sizeOf('SEQUENCES', 40);
const LIMIT_MS = 120_000 + SEQUENCES * 2_000;

// Nobody listens at the gateway: a deposit is begun, and waits to be paid.
const it = platformTest({ GATEWAY_URL: 'http://127.0.0.1:9' });
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  await platform.ctx.db
    .insert(settings)
    .values({ tag: 'RESTRICTION', code: 'DEPOSIT_MINIMUM_UAH', value: '1.00' })
    .onConflictDoUpdate({ target: [settings.tag, settings.code], set: { value: '1.00' } });
});

const kind = fc.constantFrom(...LIMIT_KINDS);
const period = fc.constantFrom(...LIMIT_PERIODS);
const round = fc.constantFrom(0, 1, 2);
const amount = fc.bigInt(100n, 5_000n);
/** Near each other, so that edges are met often. */
const limit = fc.constantFrom(2_000n, 4_000n, 5_000n, 7_500n, 10_000n);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('bet'), round, amount }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('win'), round, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund'), which: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rollback'), which: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deposit'), amount }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('set'), kind, period, limit }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove'), kind, period }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm'), kind, period }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass'),
      minutes: fc.constantFrom(4, 9, 14, 60, 11 * 60, 24 * 60, 6 * 24 * 60, 20 * 24 * 60),
    }),
  },
);
/** Before a change of the clock in spring, one in autumn, and the end of a month and a year. */
const begin = fc.constantFrom('2027-03-26T21:30:00Z', '2027-10-29T20:00:00Z', '2026-12-30T10:00:00Z');

/** One player who does whatever comes, on the platform and in the model. */
async function newcomer(platform: TestPlatform) {
  const player = await makePlayer(platform, { game: 10_000_000n });
  const model = limitsModel();
  const mark = randomUUID().slice(0, 8);
  let serial = 0;
  const next = () => {
    serial += 1;
    return `${mark}-${serial}`;
  };
  const made: { counted: Counted; id: string; round: string }[] = [];
  const begun = new Set<string>();

  const wallet = async (action: string, body: object) => {
    const session_id = await openSession(platform, player);
    return callWallet(platform, action, { session_id, ...body });
  };
  const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) => {
    const headers = await bearerOf(platform, player.id, platform.clock.now);
    const answer = await platform.app.inject({ method, url, headers, ...(body ? { body } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  /** What the platform shows of the limits must be what the model says is in force and used. */
  const expectShown = async () => {
    const { body } = await ask('GET', '/protection/limits');
    const shown = body.items.map((one: PlayerLimit) => [
      `${one.kind} ${one.period}`,
      one.kind === 'time' ? [one.amount, one.used] : [toMinor(one.amount), toMinor(one.used)],
    ]);
    expect(Object.fromEntries(shown)).toEqual(model.shown(platform.clock.now));
  };
  /** Undoes a movement if the wallet does; why it would not is another test's. */
  const undo = async (action: 'refund' | 'rollback', one: (typeof made)[number]) => {
    const name = action === 'refund' ? 'bet_transaction_id' : 'original_transaction_id';
    const answer = await wallet(action, { round_id: one.round, transaction_id: next(), [name]: one.id });
    // A refund undoes a bet alone: of a win it forbids a bet that has not come.
    if (answer.status === 200 && (action === 'rollback' || one.counted.kind === 'bet')) one.counted.undone = true;
  };
  return { player, model, made, begun, mark, next, wallet, ask, expectShown, undo };
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>;

async function bet({ made, begun, mark, model, next, wallet }: Newcomer, now: Date, which: number, stake: bigint) {
  const [id, round] = [next(), `${mark}-r${which}-${now.toISOString().slice(0, 10)}`];
  const answer = await wallet('bet', { round_id: round, transaction_id: id, amount: fromMinor(stake) });
  // A round that is over, or is another day's, says so itself.
  if (answer.status !== 200 && answer.body.error !== 'LIMIT_REACHED') return 'other';
  expect(answer.status === 200, `a stake of ${stake}`).toBe(model.allowsStake(now, stake, !begun.has(round)));
  if (answer.status === 200) begun.add(round);
  if (answer.status === 200) made.push({ id, round, counted: model.count({ kind: 'bet', at: now, amount: stake }) });
  return answer.status === 200 ? 'taken' : 'refused';
}

async function win({ made, mark, model, next, wallet }: Newcomer, now: Date, which: number, won: bigint) {
  const [id, round] = [next(), `${mark}-r${which}-${now.toISOString().slice(0, 10)}`];
  const body = { round_id: round, transaction_id: id, amount: fromMinor(won), round_closed: false };
  const answer = await wallet('win', body);
  expect(answer.body.error).not.toBe('LIMIT_REACHED');
  if (answer.status === 200) made.push({ id, round, counted: model.count({ kind: 'win', at: now, amount: won }) });
}

async function deposit({ ask, model }: Newcomer, now: Date, sum: bigint) {
  const body = { method: 'visa', amount: fromMinor(sum), idempotency_key: randomUUID(), return_path: '/' };
  const { body: answer } = await ask('POST', '/payments/deposits', body);
  expect(['LIMIT_REACHED', 'PAYMENT_GATEWAY_UNAVAILABLE']).toContain(answer.errorCode);
  expect(answer.errorCode !== 'LIMIT_REACHED', `a deposit of ${sum}`).toBe(model.allowsDeposit(now, sum));
  if (answer.errorCode !== 'LIMIT_REACHED') model.count({ kind: 'deposit', at: now, amount: sum });
}

it(
  'no sequence of deposits, stakes, raises, refunds, rollbacks and moves of the clock passes a limit, and no win is refused by one',
  async ({ platform }) => {
    const seen = { taken: 0, refused: 0, other: 0 };
    await fc.assert(
      fc.asyncProperty(begin, fc.array(step, { minLength: 5, maxLength: 40 }), async (from, steps) => {
        platform.clock.now = new Date(from);
        const one = await newcomer(platform);
        for (const next of steps) {
          const { now } = platform.clock;
          if (next.do === 'bet') seen[await bet(one, now, next.round, next.amount)] += 1;
          else if (next.do === 'win') await win(one, now, next.round, next.amount);
          else if (next.do === 'deposit') await deposit(one, now, next.amount);
          else if (next.do === 'pass') platform.clock.now = new Date(now.getTime() + next.minutes * 60_000);
          else if (next.do === 'refund' || next.do === 'rollback') {
            const of = one.made[next.which % Math.max(1, one.made.length)];
            if (of) await one.undo(next.do, of);
          } else {
            const at = `/protection/limits/${next.kind}/${next.period}`;
            if (next.do === 'set') {
              // Of time so many minutes, kept as seconds.
              const minutes = Number(next.limit / 100n);
              const body = next.kind === 'time' ? { minutes } : { amount: fromMinor(next.limit) };
              expect((await one.ask('PUT', at, body)).status).toBe(200);
              one.model.set(now, next.kind, next.period, next.kind === 'time' ? BigInt(minutes) * 60n : next.limit);
            } else if (next.do === 'remove')
              expect((await one.ask('DELETE', at)).status === 200).toBe(one.model.remove(now, next.kind, next.period));
            else
              expect((await one.ask('POST', `${at}/confirm`)).body.errorCode ?? 'ok').toBe(
                one.model.confirm(now, next.kind, next.period),
              );
          }
        }
        await one.expectShown();
      }),
      runs(SEQUENCES, seedOf()),
    );
    expect(await checkLimits(platform.ctx.db)).toEqual([]);
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(0);
    figures(`${SEQUENCES} sequences; stakes: ${seen.taken} taken, ${seen.refused} refused by a limit`);
  },
  LIMIT_MS,
);
