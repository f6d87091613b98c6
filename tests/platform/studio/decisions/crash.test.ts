import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { emptyDatabase } from '../../../support/database';
import { CASH_OUT, cellsOf, MINES_GAME, openCell, sit } from '../../../support/studio/decision-player';
import { type Studio, startStudio, startWallet } from '../../../support/studio/studio';

const MINES = { engine: 'mines', mines: 3 };

let wallet: Awaited<ReturnType<typeof startWallet>>;
let database: string;
let studio: Studio;

beforeAll(async () => {
  wallet = await startWallet();
  database = await emptyDatabase();
  studio = await startStudio(database, wallet.url);
});
afterEach(() => {
  wallet.trouble = () => 'none';
});
afterAll(async () => {
  await studio.stop();
  await wallet.stop();
});

async function playing(through: Studio) {
  const player = `player-${randomUUID()}`;
  const { at } = await sit(through, MINES_GAME, wallet.token(player, MINES_GAME));
  wallet.applied = [];
  const { round } = (await at.start(MINES)).body;
  return { player, at, round, ...(await cellsOf(through, round.id)) };
}
const stateOf = async (id: string) =>
  (await studio.pool.query('select state from rounds where id = $1', [id])).rows[0].state;
const freeLease = (id: string) =>
  studio.pool.query(
    `update rounds set lease_until = lease_until - interval '31 seconds',
      next_attempt_at = next_attempt_at - interval '31 seconds' where id = $1`,
    [id],
  );

test('a process that dies between two decisions leaves the round to another one', async () => {
  const dying = await startStudio(database, wallet.url);
  const { player, at, round, safe } = await playing(dying);
  await at.decide(round, 0, openCell(safe[0]));
  await dying.stop();
  const { opened, at: after } = await sit(studio, MINES_GAME, wallet.token(player, MINES_GAME));
  expect(opened.unfinished).toMatchObject({ id: round.id, status: 'open', outcome: { opened: [safe[0]], step: 1 } });
  await after.decide(round, 1, openCell(safe[1]));
  const end = (await after.decide(round, 2, CASH_OUT)).body.round;
  expect(end).toMatchObject({ status: 'settled' });
  expect(wallet.applied).toEqual(['bet', 'win']);
});

test('a process dies after a decision was written: its repeat gets the same answer and the pay comes once', async () => {
  const dying = await startStudio(database, wallet.url);
  const { player, at, round, safe } = await playing(dying);
  await at.decide(round, 0, openCell(safe[0]));
  wallet.trouble = ({ action }) => (action === 'win' && wallet.held.length === 0 ? 'held' : 'none');
  const id = randomUUID();
  const cut = at.decide(round, 1, CASH_OUT, id);
  await expect.poll(() => wallet.held).toHaveLength(1);
  await dying.stop();
  for (const answer of wallet.held.splice(0)) answer();
  expect((await cut).status).toBe(503);
  wallet.trouble = () => 'none';
  expect(await stateOf(round.id)).toBe('win_sent');
  await freeLease(round.id);
  await expect.poll(() => stateOf(round.id)).toBe('settled');

  const { opened, at: after } = await sit(studio, MINES_GAME, wallet.token(player, MINES_GAME));
  expect(opened.unfinished).toMatchObject({ id: round.id, status: 'settled', outcome: { ended: 'cashed-out' } });
  expect((await after.decide(round, 1, CASH_OUT, id)).body.round).toMatchObject({ win: opened.unfinished.win });
  expect(wallet.applied).toEqual(['bet', 'win']);
  expect(wallet.balanceOf(player)).toBe(100_000n - 1_000n + 1_102n);
});

test('a process dies before a decision was written: the round stands as it stood and the repeat makes it', async () => {
  const dying = await startStudio(database, wallet.url);
  const { player, at, round, safe } = await playing(dying);
  const id = randomUUID();
  // The row is held elsewhere, so the write waits in the database when the process goes down.
  const holder = await studio.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from rounds where id = $1 for update', [round.id]);
  const cut = at.decide(round, 0, openCell(safe[0]), id);
  const waiting = async () =>
    (
      await studio.pool.query(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%decisions ||%'",
      )
    ).rows;
  await expect.poll(waiting).toHaveLength(1);
  await studio.pool.query('select pg_terminate_backend($1)', [(await waiting())[0].pid]);
  expect((await cut).status).toBe(503);
  await holder.query('rollback');
  holder.release();
  await dying.stop();

  const { opened, at: after } = await sit(studio, MINES_GAME, wallet.token(player, MINES_GAME));
  expect(opened.unfinished).toMatchObject({ status: 'open', outcome: { step: 0, opened: [] } });
  const made = await after.decide(round, 0, openCell(safe[0]), id);
  expect(made.body.round.outcome).toMatchObject({ step: 1, opened: [safe[0]] });
  expect(await after.decide(round, 0, openCell(safe[0]), id)).toEqual(made);
  expect(wallet.applied).toEqual(['bet']);
});

test('when the wallet does not answer the end, the worker pays what stands', async () => {
  const { player, at, round, mine, safe } = await playing(studio);
  await at.decide(round, 0, openCell(safe[0]));
  let lost = 0;
  wallet.trouble = ({ action }) => {
    if (action !== 'win' || lost >= 4) return 'none';
    lost += 1;
    return 'lost-answer';
  };
  const { body } = await at.decide(round, 1, openCell(mine));
  expect(body.round.outcome).toMatchObject({ ended: 'lost', hit: mine });
  await vi.waitFor(
    async () => {
      await freeLease(round.id);
      expect(await stateOf(round.id)).toBe('settled');
    },
    { timeout: 30_000 },
  );
  expect(wallet.applied).toEqual(['bet', 'win']);
  expect(wallet.balanceOf(player)).toBe(100_000n - 1_000n);
});

test('two windows that start at the same moment start one round, and the slower one is shown it', async () => {
  for (let run = 0; run < 5; run += 1) {
    const player = `player-${randomUUID()}`;
    const windows = [
      await sit(studio, MINES_GAME, wallet.token(player, MINES_GAME)),
      await sit(studio, MINES_GAME, wallet.token(player, MINES_GAME)),
    ];
    wallet.applied = [];
    const answers = await Promise.all(windows.map(({ at }) => at.start(MINES)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const ids = answers.map(({ body }) => body.round.id);
    expect(ids[0]).toBe(ids[1]);
    expect(wallet.applied).toEqual(['bet']);
    expect(wallet.balanceOf(player)).toBe(100_000n - 1_000n);
  }
});
