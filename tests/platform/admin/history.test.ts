import type { HistoryEntry } from '@kozyr/contracts/history';
import { toMinor } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { hold, voidHold } from '../../../platform/src/ledger/holds';
import { pageOfPostings } from '../../../platform/src/ledger/player-history';
import { post } from '../../../platform/src/ledger/post';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';

let player: TestPlayer;
const WALLETS = ['game', 'electronic', 'bonus', 'cashback', 'holds'] as const;

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  player = await makePlayer(platform);
  const { db } = platform.ctx;
  const legs = [
    { from: { house: 'gateway_clearing' }, to: { player: player.id, wallet: 'game' }, amount: 10_000n },
  ] as const;
  await post(db, {
    key: `deposit:${crypto.randomUUID()}`,
    kind: 'deposit',
    currency: 'uah',
    legs,
    memo: { deposit: 'd1' },
  });
  const fox = await play(platform, player);
  await fox.bet('1', 'b1', '25.00');
  await fox.win('1', 'w1', '40.00');
  await fox.bet('2', 'b2', '10.00');
  await fox.refund('2', 'r2', 'b2');
  const held = await hold(db, {
    key: 'withdrawal:x',
    kind: 'withdrawal_hold',
    player: player.id,
    currency: 'uah',
    from: ['electronic'],
    amount: 3_000n,
    memo: { withdrawal: 'x' },
  });
  const { holdId } = held;
  await voidHold(db, { key: 'withdrawal-returned:x', kind: 'withdrawal_returned', holdId, player: player.id });
});

async function read(platform: TestPlatform, query = '', who = player) {
  const answer = await platform.app.inject({ url: `/history${query}`, headers: who.bearer });
  return { code: answer.statusCode, ...answer.json<{ items: HistoryEntry[]; total: number; errorCode?: string }>() };
}

describe('the history', () => {
  it('the history counts and shows the newest of what grows without end, and no page far back', async ({
    platform,
  }) => {
    const newest = await pageOfPostings(
      platform.ctx.db,
      { player: player.id, currency: 'uah' },
      { limit: 3, offset: 3, max: 5 },
    );
    expect([newest.total, newest.items.map(({ kind }) => kind)]).toEqual([5, ['bet', 'win']]);
    const beyond = await pageOfPostings(
      platform.ctx.db,
      { player: player.id, currency: 'uah' },
      { limit: 3, offset: 6, max: 5 },
    );
    expect([beyond.total, beyond.items]).toEqual([5, []]);
    expect(await read(platform, '?page=1001')).toMatchObject({ code: 422, errorCode: 'VALIDATION_ERROR' });
  });

  it('the history tells every movement, newest first, with what it belongs to', async ({ platform }) => {
    const { items, total } = await read(platform);
    expect(total).toBe(7);
    expect(items.map(({ kind }) => kind)).toEqual([
      'withdrawal_returned',
      'withdrawal_hold',
      'bet_refund',
      'bet',
      'win',
      'bet',
      'deposit',
    ]);
    expect(items.map(({ amount }) => amount)).toEqual([
      '30.00',
      '-30.00',
      '10.00',
      '-10.00',
      '40.00',
      '-25.00',
      '100.00',
    ]);
    const [returned, , refund, , win] = items;
    expect(returned?.reference).toEqual({ withdrawal: 'x' });
    expect(win?.reference).toMatchObject({ game: { slug: 'lucky-fox', title: 'Lucky Fox' } });
    expect(refund?.reference.round).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('the history adds up: each balance is the one before and the change, and the last is the wallet', async ({
    platform,
  }) => {
    const { items } = await read(platform, '?pageSize=100');
    const oldestFirst = items.toReversed();
    const sums = Object.fromEntries(WALLETS.map((wallet) => [wallet, 0n]));
    for (const { changes, balances } of oldestFirst)
      for (const wallet of WALLETS) {
        sums[wallet] = (sums[wallet] ?? 0n) + toMinor(changes[wallet]);
        expect(toMinor(balances[wallet])).toBe(sums[wallet]);
      }
    const wallet = (await platform.app.inject({ url: '/wallets', headers: player.bearer })).json();
    expect(items[0]?.balances).toMatchObject({
      game: wallet.game_wallet_group.balance,
      electronic: wallet.electronic_wallet_group.balance,
    });
  });

  it('the history narrows to a group and to days, by pages', async ({ platform }) => {
    expect((await read(platform, '?group=games')).total).toBe(4);
    expect((await read(platform, '?group=withdrawals')).items.map(({ kind }) => kind)).toEqual([
      'withdrawal_returned',
      'withdrawal_hold',
    ]);
    expect((await read(platform, '?group=cashback')).items).toEqual([]);
    expect((await read(platform, '?pageSize=2&page=4')).items.map(({ kind }) => kind)).toEqual(['deposit']);
    const today = await day(platform, 0);
    expect((await read(platform, `?from=${today}&to=${today}`)).total).toBe(7);
    expect((await read(platform, `?to=${await day(platform, -1)}`)).total).toBe(0);
    expect((await read(platform, `?from=${await day(platform, 1)}`)).total).toBe(0);
  });

  it('the history refuses days and groups that are none, and shows nobody another’s', async ({ platform }) => {
    for (const query of ['?from=2026-02-31', '?to=yesterday', '?group=all', '?page=0'])
      expect(await read(platform, query)).toMatchObject({ code: 422, errorCode: 'VALIDATION_ERROR' });
    expect(await read(platform, '', await makePlayer(platform))).toMatchObject({ items: [], total: 0 });
    expect((await platform.app.inject('/history')).statusCode).toBe(401);
  });
});

/** The day in Kyiv, so many days from the database's own today. */
async function day(platform: TestPlatform, offset: number): Promise<string> {
  const { rows } = await platform.ctx.db.execute(
    sql`select to_char((now() at time zone 'Europe/Kyiv')::date + ${offset}::int, 'YYYY-MM-DD') as day`,
  );
  return String(rows[0]?.day);
}

describe('the file', () => {
  const file = async (platform: TestPlatform, query: string, who = player) =>
    platform.app.inject({ url: `/history/export${query}`, headers: who.bearer });
  const table = (text: string) =>
    text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));

  it('the file of the history opens, moves and closes so that it adds up to the ledger', async ({ platform }) => {
    const answer = await file(platform, `?from=${await day(platform, -364)}&to=${await day(platform, 0)}&locale=kk`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/attachment; filename="kozyr-history-.*\.csv"/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.startsWith('\uFEFF№,Уақыты')).toBe(true);
    const [header = [], opening = [], ...rest] = table(answer.body);
    const closing = rest.pop() ?? [];
    expect(rest).toHaveLength(7);
    for (const line of [opening, closing, ...rest]) expect(line).toHaveLength(header.length);
    for (let wallet = 0; wallet < WALLETS.length; wallet += 1) {
      const sum = rest.reduce((total, line) => total + toMinor(line[7 + wallet] ?? ''), 0n);
      expect(toMinor(opening[12 + wallet] ?? '') + sum).toBe(toMinor(closing[12 + wallet] ?? ''));
    }
    expect(rest.map((line) => line[6])).toEqual(['100.00', '-25.00', '40.00', '-10.00', '10.00', '-30.00', '30.00']);
  });

  it('the file of the history begins with what stood there before its first day', async ({ platform }) => {
    const answer = await file(platform, `?from=${await day(platform, 1)}&to=${await day(platform, 2)}`);
    const [, opening = [], closing = []] = table(answer.body);
    expect(opening.slice(12)).toEqual(closing.slice(12));
    expect(opening[13]).toBe('40.00');
  });

  it('the file of the history reads a long history piece by piece without losing or doubling a line', async ({
    platform,
  }) => {
    const busy = await makePlayer(platform);
    const { db } = platform.ctx;
    for (let n = 0; n < 1_203; n += 1)
      await post(db, {
        key: `busy:${n}`,
        kind: 'cashback_credit',
        currency: 'uah',
        legs: [{ from: { house: 'promotions' }, to: { player: busy.id, wallet: 'cashback' }, amount: 1n }],
      });
    const lines = table(
      (await file(platform, `?from=${await day(platform, -1)}&to=${await day(platform, 0)}&group=cashback`, busy)).body,
    );
    expect(lines).toHaveLength(1_203 + 3);
    expect(new Set(lines.slice(2, -1).map(([id]) => id)).size).toBe(1_203);
    expect(lines.at(-1)?.[15]).toBe('12.03');
  });

  it('the file of the history holds 1 to 366 days', async ({ platform }) => {
    const too = await file(platform, `?from=${await day(platform, -366)}&to=${await day(platform, 0)}`);
    expect(too.json()).toMatchObject({ errorCode: 'HISTORY_SPAN_TOO_LONG', details: { days: '366' } });
    expect((await file(platform, `?from=${await day(platform, -365)}&to=${await day(platform, 0)}`)).statusCode).toBe(
      200,
    );
    expect(
      (await file(platform, `?from=${await day(platform, 0)}&to=${await day(platform, -1)}`)).json(),
    ).toMatchObject({
      errorCode: 'HISTORY_SPAN_TOO_LONG',
    });
    expect((await file(platform, '?from=2026-01-01')).json()).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
    expect((await platform.app.inject('/history/export?from=2026-01-01&to=2026-01-02')).statusCode).toBe(401);
  });
});
