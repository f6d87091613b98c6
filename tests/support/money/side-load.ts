import { randomUUID } from 'node:crypto';
import { sign } from '@kozyr/kit/signature';
import { z } from 'zod';
import { freshPhone, registrationOf } from '../registration';

type Load = {
  /** Addresses of the platforms that serve now; whoever adds or takes one away changes the list. */
  platforms: string[];
  walletSecret: string;
  /** Open sessions of games, with money behind them. */
  sessions: readonly string[];
  /** A player whose own pages are read. */
  bearer: { authorization: string };
};

const messagesSchema = z.array(z.object({ code: z.string().nullable() }));

/** What came of a load: how many of each kind were answered, and what was not. */
export type Served = { bets: number; registrations: number; reads: number; failed: string[] };

/** Plays rounds, registers players and reads their pages at all platforms in turn, until it is stopped. */
export function startLoad({ platforms, walletSecret, sessions, bearer }: Load): {
  served: Served;
  stop: () => Promise<Served>;
} {
  const served: Served = { bets: 0, registrations: 0, reads: 0, failed: [] };
  let running = true;
  let turn = 0;
  const next = () => {
    turn += 1;
    return platforms[turn % platforms.length] ?? '';
  };

  async function call(address: string, init: RequestInit & { method: string }, expected: number): Promise<Response> {
    const answer = await fetch(address, init);
    if (answer.status !== expected)
      throw new Error(`${init.method} ${new URL(address).pathname}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  const post = (address: string, body: string, headers: Record<string, string>, expected: number) =>
    call(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }, expected);

  async function wallet(action: string, fields: object): Promise<void> {
    const body = JSON.stringify(fields);
    const path = `/seamless/house/${action}`;
    const signature = sign([walletSecret], { method: 'POST', path, body }, new Date());
    await post(`${next()}${path}`, body, { 'x-signature': signature }, 200);
    served.bets += 1;
  }

  async function round(session_id: string): Promise<void> {
    const round_id = randomUUID();
    const ids = { session_id, round_id, amount: '1.00' };
    await wallet('bet', { ...ids, transaction_id: `${round_id}:bet` });
    await wallet('win', { ...ids, transaction_id: `${round_id}:win`, round_closed: true });
  }

  async function registration(): Promise<void> {
    const login = freshPhone('UA');
    const body = registrationOf(login);
    await post(`${next()}/auth/register`, JSON.stringify(body), {}, 202);
    const outbox = await call(`${next()}/dev/outbox?to=38${login}`, { method: 'GET' }, 200);
    const [message] = messagesSchema.parse(await outbox.json());
    await post(`${next()}/auth/register`, JSON.stringify({ ...body, code: message?.code }), {}, 201);
    served.registrations += 1;
  }

  async function reading(): Promise<void> {
    for (const page of ['/wallets', '/rounds', '/games?pageSize=2'])
      await call(`${next()}${page}`, { method: 'GET', headers: bearer }, 200);
    served.reads += 3;
  }

  const whileRunning = async (act: () => Promise<void>) => {
    while (running)
      await act().catch((error: unknown) => {
        served.failed.push(String(error));
      });
  };
  const clients = [
    ...sessions.map((id) => whileRunning(() => round(id))),
    whileRunning(registration),
    whileRunning(reading),
  ];
  return {
    served,
    stop: async () => {
      running = false;
      await Promise.all(clients);
      return served;
    },
  };
}
