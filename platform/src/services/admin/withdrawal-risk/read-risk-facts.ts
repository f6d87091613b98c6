import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { markOf } from '../../kernel/protection/marks';
import type { Asked } from './ask-each';
import { readChargebacks, readDeposits, readLately } from './internal/read-money';
import { readPlayers } from './internal/read-player';
import { readAddresses, readBrowsers, readCards } from './internal/read-shared';
import type { RiskFacts } from './rules';

const NAMED_PLAYERS = 5;

const sameAs = (players: readonly string[] = []) => ({
  others: players.length,
  players: players.slice(0, NAMED_PLAYERS),
});

/**
 * What is known of each of some withdrawals, by id. Each kind of fact is asked for apart, for all of them at once: what is a player's may
 * lie on another server than what is the house's, or unique among all players.
 */
export async function readRiskFacts(
  ctx: Context,
  db: Queryable,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, RiskFacts>> {
  if (asked.length === 0) return new Map();
  const players = await readPlayers(db, asked);
  const deposits = await readDeposits(db, asked);
  const lately = await readLately(db, asked);
  const chargebacks = await readChargebacks(db, asked);
  const cards = await readCards(db, asked, (fingerprint) => markOf(ctx, 'card', fingerprint).hash);
  const browsers = await readBrowsers(db, asked);
  const addresses = await readAddresses(db, asked);
  const known = new Map<string, RiskFacts>();
  for (const { id, userId, createdAt } of asked) {
    const player = players.get(userId);
    if (!player) continue;
    known.set(id, {
      askedAt: createdAt,
      ...player,
      deposit: deposits.get(id) ?? null,
      card: cards.get(id)?.card ?? null,
      sameCard: sameAs(cards.get(id)?.others),
      sameDevice: sameAs(browsers.get(id)),
      sameAddress: sameAs(addresses.get(id)),
      lately: lately.get(id) ?? { count: 0, sum: 0n },
      chargebacks: chargebacks.get(userId) ?? { count: 0, owed: 0n },
    });
  }
  return known;
}
