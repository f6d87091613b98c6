import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DomainError } from '../../../../studio/src/errors/domain-error';
import { hmacText, sha256Hex } from '../../../../studio/src/fairness/sha256';
import { payoutOf } from '../../../../studio/src/maths/roulette/bets';
import { startLeadership } from '../../../../studio/src/tables/leadership';
import { outcomeOf, publicSeedOf } from '../../../../studio/src/tables/outcome';
import { proofOf } from '../../../../studio/src/tables/own-entries';
import { stepTable } from '../../../../studio/src/tables/runner';
import {
  CURVE,
  chips,
  stake,
  startTableHarness,
  type TableHarness,
  WHEEL,
} from '../../../support/studio/table-harness';

let harness: TableHarness;
beforeAll(async () => {
  harness = await startTableHarness();
});
afterEach(() => {
  harness.meddling.meddle = (_action, make) => make();
});
afterAll(() => harness.stop());

const codeOf = (error: unknown) => (error instanceof DomainError ? error.code : String(error));
const minor = (amount: string) => BigInt(amount.replace('.', ''));

test('several bets of a player are one round of the wallet: each is taken once, one win closes it', async () => {
  await harness.until(WHEEL, 'open');
  const anna = await harness.seat(WHEEL);
  const boris = await harness.seat(WHEEL, 100_000n, 'kzt');
  const first = await harness.bet(WHEEL, anna.session, chips(['straight-17', 10], ['red', 50]));
  expect(first).toMatchObject({ state: 'accepted', balance: '940.00' });
  // The same bet asked again is the same bet.
  expect(
    await harness.bet(WHEEL, anna.session, chips(['straight-17', 10], ['red', 50]), { betId: first.bet_id }),
  ).toEqual(first);
  await harness.bet(WHEEL, anna.session, chips(['dozen-1', 20]));
  await harness.bet(WHEEL, boris.session, chips(['black', 100]));
  expect(await harness.entryOf(anna)).toMatchObject({ outcome: null, win: null, server_seed: null, stake: '80.00' });

  const { outcome } = await harness.until(WHEEL, 'result');
  await harness.pay();
  if (outcome === null) throw new Error('A result has an outcome');
  const all = chips(['straight-17', 10], ['red', 50], ['dozen-1', 20]).chips;
  const win = payoutOf(all, outcome);
  expect(await harness.entryOf(anna)).toMatchObject({ state: 'settled', outcome, stake: '80.00' });
  expect(minor((await harness.entryOf(anna)).win ?? '')).toBe(win);
  expect(await harness.balanceOf(anna)).toBe(100_000n - 8_000n + win);
  expect(await harness.movesOf(anna)).toEqual(['bet', 'bet', 'win']);
  expect(await harness.balanceOf(boris)).toBe(100_000n - 10_000n + payoutOf(chips(['black', 100]).chips, outcome));
  expect(await harness.movesOf(boris)).toEqual(['bet', 'win']);
  await harness.pay();
  expect(await harness.movesOf(anna)).toHaveLength(3);
});

test('every round can be computed again from what was committed to before and what the players put in', async () => {
  const proofs = [];
  for (let round = 0; round < 3; round += 1) {
    const { number, commitment } = await harness.until(WHEEL, 'open');
    expect(await proofOf(harness.deps.pool, WHEEL.slug, number)).toBeNull();
    const seats = [await harness.seat(WHEEL), await harness.seat(WHEEL)];
    for (const { session } of seats) await harness.bet(WHEEL, session, chips(['red', 10]));
    await harness.until(WHEEL, 'result');
    const proof = await proofOf(harness.deps.pool, WHEEL.slug, number);
    if (!proof || !('server_seed' in proof)) throw new Error('A round that is over has a proof');
    expect(sha256Hex(String(proof.server_seed))).toBe(commitment);
    expect(proof.players).toHaveLength(2);
    proofs.push({ ...proof, number, commitment });
    await harness.until(WHEEL, 'open');
  }
  for (const [index, proof] of proofs.entries()) {
    const { server_seed, public_seed, outcome, players, number } = Object.assign(
      { server_seed: '', public_seed: '', outcome: -1 },
      proof,
    );
    expect(publicSeedOf(sha256Hex, players)).toBe(public_seed);
    const seeds = { engine: 'roulette', serverSeed: server_seed, publicSeed: public_seed, number } as const;
    expect(outcomeOf(hmacText, seeds)).toBe(outcome);
    const before = proofs[index - 1];
    // The chain: the seed of the round before is the hash of this one.
    if (before) expect(proof.commitment).toBe(Object.assign({ server_seed: '' }, before).server_seed);
  }
});

test('of a hundred bets at the closing moment each is in and taken once, or refused and not taken', async () => {
  await harness.until(WHEEL, 'open');
  const round = await harness.roundOf(WHEEL);
  const seats = await Promise.all(Array.from({ length: 100 }, () => harness.seat(WHEEL, 10_000n)));
  const [left, right] = await Promise.all([harness.process(), harness.process()]);
  // All were received before the close; they reach the database around it, by two processes.
  const receivedAt = round.closes_at.getTime() - 1;
  const put = (index: number) => {
    const session = seats[index]?.session;
    if (!session) throw new Error('There are a hundred seats');
    const by = index % 2 === 0 ? left : right;
    return harness.bet(WHEEL, session, chips(['red', 10]), { by, roundId: round.id, receivedAt }).then(
      (bet) => String(bet.state),
      (error: unknown) => codeOf(error),
    );
  };
  const first = await put(0);
  harness.clock.now = round.closes_at.getTime();
  const early = Array.from({ length: 49 }, (_, index) => put(index + 1));
  const closing = harness.until(WHEEL, 'closing', left);
  const late = Array.from({ length: 49 }, (_, index) => put(index + 50));
  const racing = await Promise.all([...early, ...late]);
  await closing;
  const answers = [first, ...racing, await put(99)];
  expect(new Set(answers)).toEqual(new Set(['accepted', 'BETS_CLOSED']));
  const { outcome } = await harness.until(WHEEL, 'result');
  await harness.pay();
  const win = payoutOf(chips(['red', 10]).chips, outcome ?? -1);
  for (const [index, seat] of seats.entries()) {
    const inside = answers[index] === 'accepted';
    expect(await harness.balanceOf(seat)).toBe(inside ? 9_000n + win : 10_000n);
    expect(await harness.movesOf(seat)).toEqual(inside ? ['bet', 'win'] : []);
  }
});

test('a bet received after the close is refused before the wallet hears of it', async () => {
  const { id } = await harness.until(WHEEL, 'open');
  const seat = await harness.seat(WHEEL);
  const { closes_at } = await harness.roundOf(WHEEL);
  // Nobody has closed the table yet: the clock alone refuses.
  harness.clock.now = closes_at.getTime();
  await expect(harness.bet(WHEEL, seat.session, chips(['red', 10]))).rejects.toMatchObject({
    code: 'BETS_CLOSED',
  });
  await harness.until(WHEEL, 'run');
  const late = harness.bet(WHEEL, seat.session, chips(['red', 10]), { roundId: id });
  await expect(late).rejects.toMatchObject({ code: 'BETS_CLOSED' });
  expect(await harness.movesOf(seat)).toEqual([]);
});

test('a stake the wallet took too late is given back exactly, and has no part in the round', async () => {
  await harness.until(WHEEL, 'open');
  const [slow, quick] = [await harness.seat(WHEEL), await harness.seat(WHEEL)];
  let answer = () => {};
  harness.meddling.meddle = async (action, make) => {
    const result = await make();
    if (action === 'bet')
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    return result;
  };
  const placing = harness.bet(WHEEL, slow.session, chips(['red', 30]));
  await vi.waitFor(async () => expect(await harness.balanceOf(slow)).toBe(97_000n));
  harness.meddling.meddle = (_action, make) => make();
  await harness.bet(WHEEL, quick.session, chips(['red', 10]));
  await harness.until(WHEEL, 'run');
  answer();
  expect(await placing).toMatchObject({ state: 'refunded', failure: 'BETS_CLOSED' });
  const { number } = await harness.until(WHEEL, 'result');
  await harness.pay();
  expect(await harness.balanceOf(slow)).toBe(100_000n);
  expect(await harness.movesOf(slow)).toEqual(['bet', 'refund']);
  expect(await harness.entryOf(slow)).toMatchObject({ state: 'void', stake: '0.00' });
  expect((await proofOf(harness.deps.pool, WHEEL.slug, number))?.players).toHaveLength(1);
});

test.each(['lost-request', 'lost-answer'])(
  'a bet the wallet never answers for (%s) is given back after the draw',
  async (fate) => {
    await harness.until(WHEEL, 'open');
    const seat = await harness.seat(WHEEL);
    await harness.bet(WHEEL, seat.session, chips(['black', 10]));
    harness.meddling.meddle = async (action, make) => {
      if (action !== 'bet') return make();
      if (fate === 'lost-answer') await make();
      return { kind: 'unknown', reason: fate };
    };
    expect(await harness.bet(WHEEL, seat.session, chips(['straight-5', 20]))).toMatchObject({ state: 'sent' });
    const { outcome } = await harness.until(WHEEL, 'result');
    // The win of the bet that stands waits until the other one is given back.
    await harness.pay();
    const win = payoutOf(chips(['black', 10]).chips, outcome ?? -1);
    expect(await harness.entryOf(seat)).toMatchObject({ state: 'settled', stake: '10.00' });
    expect(await harness.balanceOf(seat)).toBe(100_000n - 1_000n + win);
  },
);

test('a round is carried on by another process after a kill in any of its steps', async () => {
  await harness.until(WHEEL, 'open');
  const seat = await harness.seat(WHEEL);
  await harness.bet(WHEEL, seat.session, chips(['even', 40]));
  // Each step by a process that has done nothing before, as if the one before had been killed right after its step.
  const { outcome } = await harness.until(WHEEL, 'result', () => harness.process());
  // The process dies at the win: the platform has paid, nobody has written it down, and the lease is still held.
  const dying = await harness.process();
  harness.meddling.meddle = async (action, make) => {
    const result = await make();
    if (action === 'win') throw new Error('killed');
    return result;
  };
  await harness.pay(dying);
  expect(await harness.entryOf(seat)).toMatchObject({ state: 'win_sent' });
  harness.meddling.meddle = (_action, make) => make();
  await harness.pay();
  expect(await harness.entryOf(seat)).toMatchObject({ state: 'win_sent' });
  await harness.expireLeases();
  await harness.pay();
  expect(await harness.entryOf(seat)).toMatchObject({ state: 'settled', seen: false });
  expect(await harness.movesOf(seat)).toEqual(['bet', 'win']);
  expect(await harness.balanceOf(seat)).toBe(100_000n - 4_000n + payoutOf(chips(['even', 40]).chips, outcome ?? -1));
});

test('of two processes one leads a table, and the other takes it over when the first is gone', async () => {
  const input = { databaseUrl: harness.databaseUrl, tables: [WHEEL, CURVE], warn: () => undefined };
  const heard: string[] = [];
  const first = startLeadership({ ...input, onTableChanged: () => undefined, onChangesMissed: () => undefined });
  await vi.waitFor(() => expect([WHEEL, CURVE].every(({ slug }) => first.leads(slug))).toBe(true));
  const second = startLeadership({
    ...input,
    onTableChanged: (table) => heard.push(table),
    onChangesMissed: () => undefined,
  });
  await vi.waitFor(async () => {
    await harness.deps.pool.query("select pg_notify('live_tables', 'velvet-roulette')");
    expect(heard).toContain('velvet-roulette');
  });
  expect([WHEEL, CURVE].some(({ slug }) => second.leads(slug))).toBe(false);
  // A kill closes its connection, and with it its locks.
  await harness.deps.pool.query(
    `select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory' and l.classid = 7104300 and l.granted`,
  );
  await vi.waitFor(() => {
    const leaders = [WHEEL, CURVE].map(({ slug }) => [first.leads(slug), second.leads(slug)].filter(Boolean).length);
    expect(leaders).toEqual([1, 1]);
  }, 10_000);
  await first.stop();
  await vi.waitFor(() => expect([WHEEL, CURVE].every(({ slug }) => second.leads(slug))).toBe(true), 10_000);
  await second.stop();
});

test('play money plays on the same clock and never reaches the wallet', async () => {
  const calls = vi.fn();
  harness.meddling.meddle = (action, make) => {
    calls(action);
    return make();
  };
  await harness.until(WHEEL, 'open');
  const session = await harness.demo(WHEEL);
  expect(await harness.bet(WHEEL, session, chips(['red', 10]))).toMatchObject({ state: 'accepted', balance: null });
  const { outcome } = await harness.until(WHEEL, 'result');
  await harness.pay();
  const entry = await harness.entryOf({ session });
  expect(entry).toMatchObject({ state: 'settled', outcome });
  expect(minor(entry.win ?? '')).toBe(payoutOf(chips(['red', 10]).chips, outcome ?? -1));
  expect(calls).not.toHaveBeenCalled();
});

test('limits hold over all bets of a round, and a refusal of the wallet takes nothing', async () => {
  await harness.until(WHEEL, 'open');
  const [rich, poor] = [await harness.seat(WHEEL, 5_000_000n), await harness.seat(WHEEL, 1_500n)];
  await harness.bet(WHEEL, rich.session, chips(['straight-7', 500]));
  const over = harness.bet(WHEEL, rich.session, chips(['straight-7', 10]));
  await expect(over).rejects.toMatchObject({ code: 'BET_LIMIT' });
  const refused = await harness.bet(WHEEL, poor.session, chips(['red', 20]));
  expect(refused).toMatchObject({ state: 'rejected', failure: 'INSUFFICIENT_FUNDS' });
  expect(await harness.bet(WHEEL, poor.session, chips(['red', 10]))).toMatchObject({ state: 'accepted' });
  await harness.until(CURVE, 'open');
  const rider = await harness.seat(CURVE);
  await harness.bet(CURVE, rider.session, stake(10));
  await expect(harness.bet(CURVE, rider.session, stake(10))).rejects.toMatchObject({ code: 'BET_PLACED' });
});

test('a table the operator shuts ends its round, pays it, and begins no other', async () => {
  await harness.until(WHEEL, 'open');
  const seat = await harness.seat(WHEEL);
  await harness.bet(WHEEL, seat.session, chips(['low', 10]));
  const shut = await harness.process([WHEEL.slug]);
  const { id } = await harness.until(WHEEL, 'result', shut);
  harness.clock.now += WHEEL.pace.result;
  for (let step = 0; step < 5; step += 1) await stepTable(shut, WHEEL);
  const { rows } = await harness.deps.pool.query(
    'select id, phase from live_rounds where game = $1 order by number desc limit 1',
    [WHEEL.slug],
  );
  expect(rows).toEqual([{ id, phase: 'over' }]);
  await harness.pay();
  expect(await harness.entryOf(seat)).toMatchObject({ state: 'settled' });
});
