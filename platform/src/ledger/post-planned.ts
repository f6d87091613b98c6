import type { Statement } from '../db/pipeline';
import type { Balances } from './accounts';
import { balancesRow, type PlannedPosting } from './plan-posting';
import { legText } from './post';

/** SQL of the id of the transfer that was posted under a key, null when there is none. key: SQL. */
export const transferOfKey = (key: string): string => `(select id from ledger_transfers where key = ${key})`;

/**
 * Writes postings of many players at once, as they were planned on balances that were read since each player's turn was taken: the same
 * transfers, entries and balances as one ledger_post each would write, in the order given. Several of one player follow each other.
 * The statement fails, and nothing is written, when a key is known already or a balance is not what the plan began with.
 */
export function postPlanned(planned: readonly PlannedPosting[]): Statement {
  const postings = planned.map(({ posting, player, after }, place) => ({
    place,
    owner: player,
    key: posting.key,
    kind: posting.kind,
    currency: posting.currency,
    legs: posting.legs.map(legText),
    memo: posting.memo ?? {},
    balances: { [player]: balancesRow(after) },
  }));
  const entries = planned.flatMap(({ entries: own }, place) =>
    own.map(({ leg, account, amount }, index) => ({
      place,
      ordinal: index + 1,
      leg,
      player: 'house' in account ? null : account.player,
      account: 'house' in account ? account.house : account.wallet,
      amount: amount.toString(),
    })),
  );
  const ends = new Map<string, { player: string; currency: string; postings: number; after: Balances }>();
  for (const { posting, player, after } of planned) {
    const { currency } = posting;
    const postingsBefore = ends.get(player)?.postings ?? 0;
    ends.set(player, { player, currency, postings: postingsBefore + 1, after });
  }
  const players = [...ends.values()].map(({ player, currency, postings: made, after }) => ({
    player,
    currency,
    before: after.version - made,
    game: after.game.toString(),
    electronic: after.electronic.toString(),
    bonus: after.bonus.toString(),
    cashback: after.cashback.toString(),
    holds: after.holds.toString(),
    version: after.version,
  }));
  return {
    name: 'ledger_post_planned',
    text: 'select ledger_post_planned($1::json, $2::json, $3::json)',
    values: [JSON.stringify(postings), JSON.stringify(entries), JSON.stringify(players)],
  };
}
