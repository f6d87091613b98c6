import { expect, vi } from 'vitest';
import { DomainError } from '../../../../studio/src/errors/domain-error';
import { hmacText, sha256Hex } from '../../../../studio/src/fairness/sha256';
import { payoutOf } from '../../../../studio/src/maths/roulette/bets';
import { readFailure } from '../../../../studio/src/rounds/failure';
import { startLeadership } from '../../../../studio/src/tables/leadership';
import { outcomeOf, publicSeedOf } from '../../../../studio/src/tables/outcome';
import { proofOf } from '../../../../studio/src/tables/own-entries';
import { stepTable } from '../../../../studio/src/tables/runner';
import { setLimitOf } from '../../../support/play/limits-caller';
import { CURVE, chips, stake, WHEEL } from '../../../support/studio/table-harness';
import { it } from '../../../support/studio/table-test';

it.afterEach(({ tables }) => {
  tables.meddling.meddle = (_action, make) => make();
});

const codeOf = (error: unknown) => (error instanceof DomainError ? error.code : String(error));
const minor = (amount: string) => BigInt(amount.replace('.', ''));

it('several bets of a player are one round of the wallet: each is taken once, one win closes it', async ({
  tables,
}) => {
  await tables.until(WHEEL, 'open');
  const anna = await tables.seat(WHEEL);
  const boris = await tables.seat(WHEEL, 100_000n, 'kzt');
  const first = await tables.bet(WHEEL, anna.session, chips(['straight-17', 10], ['red', 50]));
  expect(first).toMatchObject({ state: 'accepted', balance: '940.00' });
  // The same bet asked again is the same bet.
  expect(
    await tables.bet(WHEEL, anna.session, chips(['straight-17', 10], ['red', 50]), { betId: first.bet_id }),
  ).toEqual(first);
  await tables.bet(WHEEL, anna.session, chips(['dozen-1', 20]));
  await tables.bet(WHEEL, boris.session, chips(['black', 100]));
  expect(await tables.entryOf(anna)).toMatchObject({ outcome: null, win: null, server_seed: null, stake: '80.00' });

  const { outcome } = await tables.until(WHEEL, 'result');
  await tables.pay();
  if (outcome === null) throw new Error('A result has an outcome');
  const all = chips(['straight-17', 10], ['red', 50], ['dozen-1', 20]).chips;
  const win = payoutOf(all, outcome);
  expect(await tables.entryOf(anna)).toMatchObject({ state: 'settled', outcome, stake: '80.00' });
  expect(minor((await tables.entryOf(anna)).win ?? '')).toBe(win);
  expect(await tables.balanceOf(anna)).toBe(100_000n - 8_000n + win);
  expect(await tables.movesOf(anna)).toEqual(['bet', 'bet', 'win']);
  expect(await tables.balanceOf(boris)).toBe(100_000n - 10_000n + payoutOf(chips(['black', 100]).chips, outcome));
  expect(await tables.movesOf(boris)).toEqual(['bet', 'win']);
  await tables.pay();
  expect(await tables.movesOf(anna)).toHaveLength(3);
});

it('every round can be computed again from what was committed to before and what the players put in', async ({
  tables,
}) => {
  const proofs = [];
  for (let round = 0; round < 3; round += 1) {
    const { number, commitment } = await tables.until(WHEEL, 'open');
    expect(await proofOf(tables.deps.pool, WHEEL.slug, number)).toBeNull();
    const seats = [await tables.seat(WHEEL), await tables.seat(WHEEL)];
    for (const { session } of seats) await tables.bet(WHEEL, session, chips(['red', 10]));
    await tables.until(WHEEL, 'result');
    const proof = await proofOf(tables.deps.pool, WHEEL.slug, number);
    if (!proof || !('server_seed' in proof)) throw new Error('A round that is over has a proof');
    expect(sha256Hex(String(proof.server_seed))).toBe(commitment);
    expect(proof.players).toHaveLength(2);
    proofs.push({ ...proof, number, commitment });
    await tables.until(WHEEL, 'open');
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

it('of a hundred bets at the closing moment each is in and taken once, or refused and not taken', async ({
  tables,
}) => {
  await tables.until(WHEEL, 'open');
  const round = await tables.roundOf(WHEEL);
  const seats = await Promise.all(Array.from({ length: 100 }, () => tables.seat(WHEEL, 10_000n)));
  const [left, right] = await Promise.all([tables.process(), tables.process()]);
  // All were received before the close; they reach the database around it, by two processes.
  const receivedAt = round.closes_at.getTime() - 1;
  const put = (index: number) => {
    const session = seats[index]?.session;
    if (!session) throw new Error('There are a hundred seats');
    const by = index % 2 === 0 ? left : right;
    return tables.bet(WHEEL, session, chips(['red', 10]), { by, roundId: round.id, receivedAt }).then(
      (bet) => String(bet.state),
      (error: unknown) => codeOf(error),
    );
  };
  const first = await put(0);
  tables.clock.now = round.closes_at.getTime();
  const early = Array.from({ length: 49 }, (_, index) => put(index + 1));
  const closing = tables.until(WHEEL, 'closing', left);
  const late = Array.from({ length: 49 }, (_, index) => put(index + 50));
  const racing = await Promise.all([...early, ...late]);
  await closing;
  const answers = [first, ...racing, await put(99)];
  expect(new Set(answers)).toEqual(new Set(['accepted', 'BETS_CLOSED']));
  const { outcome } = await tables.until(WHEEL, 'result');
  await tables.pay();
  const win = payoutOf(chips(['red', 10]).chips, outcome ?? -1);
  for (const [index, seat] of seats.entries()) {
    const inside = answers[index] === 'accepted';
    expect(await tables.balanceOf(seat)).toBe(inside ? 9_000n + win : 10_000n);
    expect(await tables.movesOf(seat)).toEqual(inside ? ['bet', 'win'] : []);
  }
});

it('a bet received after the close is refused before the wallet hears of it', async ({ tables }) => {
  const { id } = await tables.until(WHEEL, 'open');
  const seat = await tables.seat(WHEEL);
  const { closes_at } = await tables.roundOf(WHEEL);
  // Nobody has closed the table yet: the clock alone refuses.
  tables.clock.now = closes_at.getTime();
  await expect(tables.bet(WHEEL, seat.session, chips(['red', 10]))).rejects.toMatchObject({
    code: 'BETS_CLOSED',
  });
  await tables.until(WHEEL, 'run');
  const late = tables.bet(WHEEL, seat.session, chips(['red', 10]), { roundId: id });
  await expect(late).rejects.toMatchObject({ code: 'BETS_CLOSED' });
  expect(await tables.movesOf(seat)).toEqual([]);
});

it('a stake the wallet took too late is given back exactly, and has no part in the round', async ({ tables }) => {
  await tables.until(WHEEL, 'open');
  const [slow, quick] = [await tables.seat(WHEEL), await tables.seat(WHEEL)];
  let answer = () => {};
  tables.meddling.meddle = async (action, make) => {
    const result = await make();
    if (action === 'bet')
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    return result;
  };
  const placing = tables.bet(WHEEL, slow.session, chips(['red', 30]));
  await expect.poll(() => tables.balanceOf(slow)).toBe(97_000n);
  tables.meddling.meddle = (_action, make) => make();
  await tables.bet(WHEEL, quick.session, chips(['red', 10]));
  await tables.until(WHEEL, 'run');
  answer();
  expect(await placing).toMatchObject({ state: 'refunded', failure: 'BETS_CLOSED' });
  const { number } = await tables.until(WHEEL, 'result');
  await tables.pay();
  expect(await tables.balanceOf(slow)).toBe(100_000n);
  expect(await tables.movesOf(slow)).toEqual(['bet', 'refund']);
  expect(await tables.entryOf(slow)).toMatchObject({ state: 'void', stake: '0.00' });
  expect((await proofOf(tables.deps.pool, WHEEL.slug, number))?.players).toHaveLength(1);
});

it.for(['lost-request', 'lost-answer'])(
  'a bet the wallet never answers for (%s) is given back after the draw',
  async (fate, { tables }) => {
    await tables.until(WHEEL, 'open');
    const seat = await tables.seat(WHEEL);
    await tables.bet(WHEEL, seat.session, chips(['black', 10]));
    tables.meddling.meddle = async (action, make) => {
      if (action !== 'bet') return make();
      if (fate === 'lost-answer') await make();
      return { kind: 'unknown', reason: fate };
    };
    expect(await tables.bet(WHEEL, seat.session, chips(['straight-5', 20]))).toMatchObject({ state: 'sent' });
    const { outcome } = await tables.until(WHEEL, 'result');
    // The win of the bet that stands waits until the other one is given back.
    await tables.pay();
    const win = payoutOf(chips(['black', 10]).chips, outcome ?? -1);
    expect(await tables.entryOf(seat)).toMatchObject({ state: 'settled', stake: '10.00' });
    expect(await tables.balanceOf(seat)).toBe(100_000n - 1_000n + win);
  },
);

it('a round is carried on by another process after a kill in any of its steps', async ({ tables }) => {
  await tables.until(WHEEL, 'open');
  const seat = await tables.seat(WHEEL);
  await tables.bet(WHEEL, seat.session, chips(['even', 40]));
  // Each step by a process that has done nothing before, as if the one before had been killed right after its step.
  const { outcome } = await tables.until(WHEEL, 'result', () => tables.process());
  // The process dies at the win: the platform has paid, nobody has written it down, and the lease is still held.
  const dying = await tables.process();
  tables.meddling.meddle = async (action, make) => {
    const result = await make();
    if (action === 'win') throw new Error('killed');
    return result;
  };
  await tables.pay(dying);
  expect(await tables.entryOf(seat)).toMatchObject({ state: 'win_sent' });
  tables.meddling.meddle = (_action, make) => make();
  await tables.pay();
  expect(await tables.entryOf(seat)).toMatchObject({ state: 'win_sent' });
  await tables.expireLeases();
  await tables.pay();
  expect(await tables.entryOf(seat)).toMatchObject({ state: 'settled', seen: false });
  expect(await tables.movesOf(seat)).toEqual(['bet', 'win']);
  expect(await tables.balanceOf(seat)).toBe(100_000n - 4_000n + payoutOf(chips(['even', 40]).chips, outcome ?? -1));
});

it('of two processes one leads a table, and the other takes it over when the first is gone', async ({ tables }) => {
  const input = { databaseUrl: tables.databaseUrl, tables: [WHEEL, CURVE], warn: () => undefined };
  const heard: string[] = [];
  const first = startLeadership({ ...input, onTableChanged: () => undefined, onChangesMissed: () => undefined });
  await expect.poll(() => [WHEEL, CURVE].every(({ slug }) => first.leads(slug))).toBe(true);
  const second = startLeadership({
    ...input,
    onTableChanged: (table) => heard.push(table),
    onChangesMissed: () => undefined,
  });
  const notify = async () => {
    await tables.deps.pool.query("select pg_notify('live_tables', 'velvet-roulette')");
    return heard;
  };
  await expect.poll(notify).toContain('velvet-roulette');
  expect([WHEEL, CURVE].some(({ slug }) => second.leads(slug))).toBe(false);
  // A kill closes its connection, and with it its locks.
  await tables.deps.pool.query(
    `select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory' and l.classid = 7104300 and l.granted
      and l.database = (select oid from pg_database where datname = current_database())`,
  );
  const leaders = () =>
    [WHEEL, CURVE].map(({ slug }) => [first.leads(slug), second.leads(slug)].filter(Boolean).length);
  await expect.poll(leaders).toEqual([1, 1]);
  await first.stop();
  await expect.poll(() => [WHEEL, CURVE].every(({ slug }) => second.leads(slug))).toBe(true);
  await second.stop();
});

it('play money plays on the same clock and never reaches the wallet', async ({ tables }) => {
  const calls = vi.fn();
  tables.meddling.meddle = (action, make) => {
    calls(action);
    return make();
  };
  await tables.until(WHEEL, 'open');
  const session = await tables.demo(WHEEL);
  expect(await tables.bet(WHEEL, session, chips(['red', 10]))).toMatchObject({ state: 'accepted', balance: null });
  const { outcome } = await tables.until(WHEEL, 'result');
  await tables.pay();
  const entry = await tables.entryOf({ session });
  expect(entry).toMatchObject({ state: 'settled', outcome });
  expect(minor(entry.win ?? '')).toBe(payoutOf(chips(['red', 10]).chips, outcome ?? -1));
  expect(calls).not.toHaveBeenCalled();
});

it('limits hold over all bets of a round, and a refusal of the wallet takes nothing', async ({ tables }) => {
  await tables.until(WHEEL, 'open');
  const [rich, poor] = [await tables.seat(WHEEL, 5_000_000n), await tables.seat(WHEEL, 1_500n)];
  await tables.bet(WHEEL, rich.session, chips(['straight-7', 500]));
  const over = tables.bet(WHEEL, rich.session, chips(['straight-7', 10]));
  await expect(over).rejects.toMatchObject({ code: 'BET_LIMIT' });
  const refused = await tables.bet(WHEEL, poor.session, chips(['red', 20]));
  expect(refused).toMatchObject({ state: 'rejected', failure: 'INSUFFICIENT_FUNDS' });
  expect(await tables.bet(WHEEL, poor.session, chips(['red', 10]))).toMatchObject({ state: 'accepted' });
  await tables.until(CURVE, 'open');
  const rider = await tables.seat(CURVE);
  await tables.bet(CURVE, rider.session, stake(10));
  await expect(tables.bet(CURVE, rider.session, stake(10))).rejects.toMatchObject({ code: 'BET_PLACED' });
});

it('a bet at a table that a limit of the player’s own refuses names the limit, and the next one within it is taken', async ({
  tables,
}) => {
  await tables.until(WHEEL, 'open');
  const seat = await tables.seat(WHEEL);
  await setLimitOf(tables.platform, seat.player, 'stake', 'day', '25');
  await tables.bet(WHEEL, seat.session, chips(['red', 10]));
  const refused = await tables.bet(WHEEL, seat.session, chips(['black', 20]));
  expect(refused.state).toBe('rejected');
  expect(readFailure(refused.failure ?? '')).toMatchObject({
    code: 'LIMIT_REACHED',
    limit: { kind: 'stake', period: 'day', amount: '25.00', used: '10.00', left: '15.00' },
  });
  expect(await tables.bet(WHEEL, seat.session, chips(['low', 10]))).toMatchObject({ state: 'accepted' });
});

it('a table the operator shuts ends its round, pays it, and begins no other', async ({ tables }) => {
  await tables.until(WHEEL, 'open');
  const seat = await tables.seat(WHEEL);
  await tables.bet(WHEEL, seat.session, chips(['low', 10]));
  const shut = await tables.process([WHEEL.slug]);
  const { id } = await tables.until(WHEEL, 'result', shut);
  tables.clock.now += WHEEL.pace.result;
  for (let step = 0; step < 5; step += 1) await stepTable(shut, WHEEL);
  const { rows } = await tables.deps.pool.query(
    'select id, phase from live_rounds where game = $1 order by number desc limit 1',
    [WHEEL.slug],
  );
  expect(rows).toEqual([{ id, phase: 'over' }]);
  await tables.pay();
  expect(await tables.entryOf(seat)).toMatchObject({ state: 'settled' });
});
