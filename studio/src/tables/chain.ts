import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { commitmentOf, newServerSeed } from '../fairness/server-seed';

/** Rounds of one chain of seeds: about a day and a half of a wheel. */
export const CHAIN_LENGTH = 4_000;

export type ChainLink = { chainId: string; index: number; commitment: string };

/** The server seed at a place of a chain, counted from 1: hashed back from the secret end. */
export function seedAt(secretEnd: string, length: number, index: number): string {
  let seed = secretEnd;
  for (let place = length; place > index; place -= 1) seed = commitmentOf(seed);
  return seed;
}

/**
 * Takes the next link of a table's chain: its commitment is the seed of the round before. The whole chain is fixed, and its
 * beginning published, before its first round; when it is used up a new one begins. Runs in the transaction of the new round.
 */
export async function nextLink(db: pg.PoolClient, table: string, length = CHAIN_LENGTH): Promise<ChainLink> {
  const answer = await db.query<{ id: string; used: number; length: number; secret_end: string }>(
    `update live_chains set used = used + 1 where game = $1 and used < length returning id, used, length, secret_end`,
    [table],
  );
  const chain = answer.rows[0];
  if (chain) {
    const seed = seedAt(chain.secret_end, chain.length, chain.used);
    return { chainId: chain.id, index: chain.used, commitment: commitmentOf(seed) };
  }
  const id = randomUUID();
  const secretEnd = newServerSeed();
  const commitment = seedAt(secretEnd, length, 0);
  await db.query(
    'insert into live_chains (id, game, length, secret_end, commitment, used) values ($1, $2, $3, $4, $5, 1)',
    [id, table, length, secretEnd, commitment],
  );
  return { chainId: id, index: 1, commitment };
}

/** The server seed of a link. */
export async function seedOfLink(db: pg.PoolClient, chainId: string, index: number): Promise<string> {
  const answer = await db.query<{ length: number; secret_end: string }>(
    'select length, secret_end from live_chains where id = $1',
    [chainId],
  );
  const chain = answer.rows[0];
  if (!chain) throw new Error(`Chain ${chainId} is gone`);
  return seedAt(chain.secret_end, chain.length, index);
}
