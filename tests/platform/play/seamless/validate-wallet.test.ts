import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { makingSecret } from '@kozyr/kit/exchanged-secrets';
import { sign } from '@kozyr/kit/signature';
import { describe, expect, vi } from 'vitest';
import { validateWallet } from '../../../../platform/src/validate-wallet/validate';
import { freePort } from '../../../../scripts/postgres.mjs';
import { makePlayer } from '../../../support/funded-player';
import type { PaymentHarness } from '../../../support/money/payments';
import { paymentsTest } from '../../../support/money/payments-test';
import type { TestPlatform } from '../../../support/platform';
import { startProvider } from '../../../support/play/game-provider';
import { addGames, GAME, moneyOf, openSession } from '../../../support/play/wallet-caller';

const it = paymentsTest()
  .extend('studio', { scope: 'file' }, () => startProvider(null))
  .extend('settings', { scope: 'file' }, ({ studio: { url } }) => ({
    STUDIO_URL: url,
    STUDIO_PUBLIC_URL: url,
    OUTBOX_ENABLED: 'true',
  }));
it.afterAll(({ studio }) => studio.stop());
it.beforeAll(async ({ platform }) => {
  // The command signs by the real clock.
  platform.clock.now = new Date();
  await addGames(platform);
});

async function type(platform: TestPlatform, ...argv: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await validateWallet(argv, {
    env: { WALLET_SECRET: makingSecret(platform.ctx.env.WALLET_SECRET) },
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    wait: async (ms) => {
      platform.clock.now = new Date(platform.clock.now.getTime() + ms);
      vi.setSystemTime(platform.clock.now);
    },
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

/** Somebody between the studio and the platform who signs whatever comes by, which is to say: nothing is checked. */
async function startCareless(platform: TestPlatform, payments: PaymentHarness) {
  const server = createServer(async (request, answer) => {
    const body = await text(request);
    const path = request.url ?? '';
    const signature = sign(platform.ctx.env.WALLET_SECRET, { method: 'POST', path, body }, new Date());
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    const reply = await fetch(`${payments.platformUrl}${path}`, { method: 'POST', headers, body });
    answer.writeHead(reply.status).end(await reply.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('nobody listens');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

describe('the command that tries the seamless wallet', () => {
  it.afterEach(({ platform }) => {
    vi.useRealTimers();
    platform.clock.now = new Date();
  });

  it('the wallet’s validator makes a player of a trial, finds that every rule holds, and leaves the balance as it was', async ({
    platform,
    payments,
  }) => {
    // A reality check is waited for.
    vi.useFakeTimers({ toFake: ['Date'], now: platform.clock.now });
    const { code, said, complained } = await type(platform, '--platform', payments.platformUrl, '--trial', '--check');
    expect(complained).toBe('');
    expect(said).not.toContain('FAIL');
    expect(code).toBe(0);
    expect(said).toMatch(/(\d+) of \1 rules hold/);
    expect(said).toContain('SESSION_CLOSED');
    expect(said).toMatch(/PASS +reality check +no round begins before it is answered/);
    expect(said).toMatch(/PASS +limit +a stake over a limit/);
    expect(said).not.toMatch(/Not tried.*(REALITY_CHECK_DUE|LIMIT_REACHED)/);
    const { rows } = await platform.ctx.db.$client.query(
      `select b.game - d.amount as left_over, b.electronic + b.bonus as won, count(*)::int as deposits
       from deposits d join ledger_balances b on b.player = d.user_id group by 1, 2`,
    );
    expect(rows).toEqual([{ left_over: '0', won: '0', deposits: 1 }]);
  });

  it('the wallet’s validator takes a session that stands open, and gives back what it took from each wallet', async ({
    platform,
    payments,
  }) => {
    const funds = { game: 250n, electronic: 125n, bonus: 300n };
    const player = await makePlayer(platform, funds, { currency: 'kzt', country: 'KZ' });
    const session = await openSession(platform, player);
    const limits = ['--min-bet', '1.00', '--max-bet', '1000.00'];
    const { code, said } = await type(platform, '--platform', payments.platformUrl, '--session', session, ...limits);
    expect(said).not.toContain('FAIL');
    expect(code).toBe(0);
    expect(said).toContain('Not tried, since it needs the player as well');
    expect(said).toMatch(/Not tried, since it takes .*REALITY_CHECK_DUE/);
    expect(await moneyOf(platform, player)).toEqual(funds);
  });

  it('the wallet’s validator names every rule that a platform breaks and ends with 1', async ({
    platform,
    payments,
  }) => {
    const careless = await startCareless(platform, payments);
    const player = await makePlayer(platform, { game: 1_000n });
    const session = await openSession(platform, player);
    const limits = ['--min-bet', '1.00', '--max-bet', '1000.00'];
    const { code, said } = await type(platform, '--platform', careless.url, '--session', session, ...limits);
    await careless.stop();
    expect(code).toBe(1);
    expect(said).toMatch(/FAIL +signature +by another secret: 401/);
    expect(said).toContain('got: balance: 200');
    expect(said).toMatch(/PASS +refund +gives the stake back/);
    expect(said).toMatch(/PASS +balance +ends as it was at first/);
    expect(said.match(/^FAIL +signature /gm)).toHaveLength(9);
    expect(await moneyOf(platform, player)).toEqual({ game: 1_000n, electronic: 0n, bonus: 0n });
  });

  it('the wallet’s validator refuses a player who has too little or too much', async ({ platform, payments }) => {
    const limits = ['--min-bet', '1.00', '--max-bet', '1000.00'];
    for (const [game, why] of [
      [399n, '4.00 uah is needed'],
      [100_000n, 'less than the largest bet'],
    ] as const) {
      const session = await openSession(platform, await makePlayer(platform, { game }));
      const { code, complained } = await type(
        platform,
        '--platform',
        payments.platformUrl,
        '--session',
        session,
        ...limits,
      );
      expect(complained).toContain(why);
      expect(code).toBe(2);
    }
  });

  it.for([
    [[], 'one of --token, --session and --trial'],
    [['--trial', '--token', 'x'], 'one of --token, --session and --trial'],
    [['--session', 'x'], '--min-bet must be an amount'],
    [['--trial', '--currency', 'usd'], '--currency must be uah or kzt'],
    [['--trial', '--platform', 'ftp://a'], '--platform must be an http:// address'],
    [['--session', 'x', '--check'], '--check needs --trial'],
    [['--nothing'], '--nothing'],
  ] as const)('the wallet’s validator says what is wrong with %j', async ([argv, why], { platform }) => {
    const { code, complained } = await type(platform, ...argv);
    expect(complained).toContain(why);
    expect(code).toBe(2);
  });

  it('the wallet’s validator ends with 2 for a token or a game that is not there, and with 3 when nobody answers', async ({
    platform,
    payments,
  }) => {
    const unknown = await type(platform, '--platform', payments.platformUrl, '--token', 'nobody');
    expect(unknown).toMatchObject({ code: 2, complained: expect.stringContaining('INVALID_TOKEN') });
    const missing = await type(platform, '--platform', payments.platformUrl, '--trial', '--game', `no-${GAME}`);
    expect(missing).toMatchObject({ code: 2, complained: expect.stringContaining('404') });
    const nobody = await type(platform, '--platform', `http://127.0.0.1:${await freePort()}`, '--trial');
    expect(nobody).toMatchObject({ code: 3, complained: expect.stringContaining('no answer') });
  });
});
