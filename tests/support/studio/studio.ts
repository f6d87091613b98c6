import { createServer, type ServerResponse } from 'node:http';
import type { StakeCurrency } from '../../../contracts/src/money';
import type { Avatar } from '../../../contracts/src/nicknames';
import { createApp } from '../../../studio/src/app';
import type { ArtCache } from '../../../studio/src/art/cache';
import { openCatalogue } from '../../../studio/src/catalogue/catalogue';
import { migrateDatabase, openDatabase } from '../../../studio/src/db/database';
import { parseEnv } from '../../../studio/src/env';
import { postgresRounds } from '../../../studio/src/rounds/postgres-store';
import { startRoundWorker } from '../../../studio/src/rounds/worker';
import { seamlessWallet } from '../../../studio/src/wallet/seamless-wallet';
import { clientFiles } from './client-files';

export const SECRET = 'a wallet secret of the tests';
export const catalogue = openCatalogue();
export const GAME = catalogue.games[0]?.slug ?? '';

const noPicture = async () => Buffer.alloc(0);
/** For tests that look at no art. */
export const NO_PICTURES: ArtCache = { picture: noPicture, room: noPicture, symbols: noPicture, preview: noPicture };

/** What happens to one call: nothing, it never arrives, its answer is lost, or it is answered when the test says so. */
export type Trouble = 'none' | 'lost-request' | 'lost-answer' | 'held';
type Launch = { player: string; game: string; currency: StakeCurrency };
type Call = { action: string; body: Record<string, string>; actions: Record<string, string>[]; sessions?: string[] };

const money = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const minor = (amount: string) => BigInt(amount.replace('.', ''));

type Reply = { status: number; body: object };

/** A play: its actions in their order, each as the call of its name. */
function play({ body, actions }: Call, answerOf: (call: Call) => Reply): Reply {
  const results: object[] = [];
  let made: object = {};
  for (const { action = '', ...rest } of actions) {
    const answer = answerOf({ action, body: { ...body, ...rest }, actions: [] });
    if (answer.status !== 200 && results.length === 0) return answer;
    results.push({ transaction_id: rest.transaction_id, ...(answer.status === 200 ? {} : answer.body) });
    if (answer.status !== 200) break;
    made = answer.body;
  }
  return { status: 200, body: { ...made, results } };
}

/** A session of a player's money is named as they are; one of credits has their money's beside it. */
const sessionId = (player: string, currency: StakeCurrency) => (currency === 'uah' ? player : `${player}:${currency}`);

const refusal = (error: string): Reply => ({ status: 400, body: { error, message: error } });

/** What sessions have left to stake, in minor units: 1000.00 at first. */
function createPurses() {
  const purses = new Map<string, { left: bigint; currency: StakeCurrency }>();
  const left = (session: string) => purses.get(session)?.left ?? 0n;
  return {
    left,
    open(session: string, currency: StakeCurrency) {
      if (!purses.has(session)) purses.set(session, { left: 100_000n, currency });
    },
    change(session: string, by: bigint) {
      const purse = purses.get(session);
      if (purse) purse.left += by;
    },
    view: (session: string) => ({ balance: money(left(session)), currency: purses.get(session)?.currency }),
  };
}

type Shown = { name: string; avatar: Avatar | null };

/** What is told of the players of these sessions. */
function namesOf(names: ReadonlyMap<string, Shown>, sessions: readonly string[]): Reply {
  const told = sessions.flatMap((id) => {
    const shown = names.get(id);
    return shown ? [{ session_id: id, ...shown }] : [];
  });
  return { status: 200, body: { names: told } };
}

/**
 * A seamless wallet over HTTP by the contract: movements are idempotent by transaction, a refund before its bet blocks it,
 * tokens are spent once; a round lies in one session's currency. `trouble` says what happens to each call; `applied` is what really
 * moved, in order.
 */
export async function startWallet() {
  const tokens = new Map<string, Launch | undefined>();
  const purses = createPurses();
  const rounds = new Map<string, string>();
  const answers = new Map<string, { status: number; body: object }>();
  const bets = new Map<string, bigint>();
  const wallet = {
    url: '',
    trouble: (_call: Call): Trouble => 'none',
    /** What it tells of who opens a game. */
    pace: { round_seconds: 0, may_hurry: true, may_autoplay: true },
    /** By which names it lets others read its players, by their session; of any other it tells nothing. */
    names: new Map<string, Shown>(),
    calls: [] as string[],
    applied: [] as string[],
    held: [] as (() => void)[],
    balanceOf: (player: string, currency: StakeCurrency = 'uah') => purses.left(sessionId(player, currency)),
    /** A one-time token of a game for a player who has 1000.00 of what it is played for. */
    token(player: string, game = GAME, currency: StakeCurrency = 'uah'): string {
      const token = `token-${tokens.size + 1}`;
      tokens.set(token, { player, game, currency });
      purses.open(sessionId(player, currency), currency);
      return token;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  function authenticate({ token = '' }: Record<string, string>) {
    const launch = tokens.get(token);
    if (!launch) return refusal('INVALID_TOKEN');
    tokens.set(token, undefined);
    const { player, game, currency } = launch;
    const id = sessionId(player, currency);
    const limits = { locale: 'uk', min_bet: '1.00', max_bet: '500.00', pace: wallet.pace };
    return { status: 200, body: { session_id: id, player, game, mode: 'real', ...limits, ...purses.view(id) } };
  }

  function move(action: string, body: Record<string, string>) {
    const { session_id: session = '', round_id: round = '', transaction_id: transaction = '', amount = '0.00' } = body;
    if ((rounds.get(round) ?? session) !== session) return refusal('INVALID_REQUEST');
    rounds.set(round, session);
    const change = (by: bigint) => {
      purses.change(session, by);
      wallet.applied.push(action);
      return { status: 200, body: { transaction_id: transaction, ...purses.view(session) } };
    };
    if (action === 'bet') {
      if (answers.has(`blocked ${transaction}`)) return refusal('TRANSACTION_REFUNDED');
      if (purses.left(session) < minor(amount)) return refusal('INSUFFICIENT_FUNDS');
      bets.set(transaction, minor(amount));
      return change(-minor(amount));
    }
    if (action === 'win') return change(minor(amount));
    answers.set(`blocked ${body.bet_transaction_id}`, refusal('TRANSACTION_REFUNDED'));
    return change(bets.get(body.bet_transaction_id ?? '') ?? 0n);
  }

  function answerOf({ action, body, actions, sessions = [] }: Call): Reply {
    if (action === 'names') return namesOf(wallet.names, sessions);
    if (action === 'play') return play({ action, body, actions }, answerOf);
    if (action === 'authenticate') return authenticate(body);
    if (action === 'balance') return { status: 200, body: purses.view(body.session_id ?? '') };
    const known = answers.get(`${action} ${body.transaction_id}`);
    const answer = known ?? move(action, body);
    answers.set(`${action} ${body.transaction_id}`, answer);
    return answer;
  }

  function handle(call: Call, response: ServerResponse): void {
    wallet.calls.push(call.action);
    const trouble = wallet.trouble(call);
    if (trouble === 'lost-request') return void response.destroy();
    const { status, body } = answerOf(call);
    if (trouble === 'lost-answer') return void response.destroy();
    const send = () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (trouble === 'held') wallet.held.push(() => void send());
    else send();
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const action = (request.url ?? '').split('/').at(-1) ?? '';
    const { actions = [], session_ids: sessions, ...body } = JSON.parse(Buffer.concat(parts).toString());
    handle({ action, body, actions, sessions }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the wallet has no port');
  wallet.url = `http://127.0.0.1:${address.port}`;
  return wallet;
}

/**
 * One process of the studio on a database, with its worker, listening nowhere. `leastSpinMs` parts two spins of a session,
 * which most tests have no time for.
 */
export async function startStudio(
  databaseUrl: string,
  walletUrl: string,
  leastSpinMs = 0,
  settings: Record<string, string> = {},
) {
  const env = parseEnv({
    DATABASE_URL: databaseUrl,
    DATA_DIR: '/nowhere',
    PLATFORM_URL: walletUrl,
    WALLET_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const pool = openDatabase(databaseUrl);
  await migrateDatabase(databaseUrl);
  const wallet = seamlessWallet({ platformUrl: walletUrl, secret: SECRET, singleCalls: env.WALLET_SINGLE_CALLS });
  const rounds = { store: postgresRounds({ pool, modelOfGame: catalogue.modelOfGame }), wallet, now: Date.now };
  const engines = ['slot', 'cascade', 'mines', 'high-low', 'video-poker', 'blackjack', 'roulette', 'crash'] as const;
  const client = {
    games: new Map(engines.map((engine) => [engine, clientFiles])),
    verifier: clientFiles,
    assets: new Map(),
  };
  const app = await createApp({
    env,
    pool,
    catalogue,
    wallet,
    rounds,
    client,
    cache: NO_PICTURES,
    minSpinMs: leastSpinMs,
  });
  const worker = startRoundWorker({ ...rounds, warn: () => undefined }, 50);
  return {
    pool,
    /** Any request, as the network would bring it. */
    ask: app.inject.bind(app),
    async call(method: 'GET' | 'POST', path: string, secret: string, body?: object) {
      const headers = { 'x-game-session': secret, origin: 'null' };
      const answer = await app.inject({ method, url: `/api${path}`, headers, ...(body ? { payload: body } : {}) });
      return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
    },
    async stop() {
      await worker.stop();
      await app.close();
      await pool.end();
    },
  };
}

export type Studio = Awaited<ReturnType<typeof startStudio>>;
