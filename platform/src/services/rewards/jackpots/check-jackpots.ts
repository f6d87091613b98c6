import { drawCards, drawHash, drawTrigger } from '@kozyr/contracts/jackpot-draw';
import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { findViolations, type Violation } from '../../../db/broken-laws';
import type { Database, Queryable } from '../../../db/database';
import { jackpotPots, jackpotRounds } from '../../../db/schema/jackpots';
import { getHouseBalance } from '../../../ledger/house';
import { leftKeys, postedToPlayers } from '../../../ledger/posted-to-players';
import { nodeDigests } from '../../kernel/fairness/digests';
import { heldFor } from './rules';

export type JackpotReport = { pots: number; rounds: number; violations: Violation[] };

/** Each answers one text row per breach; all must answer none. */
const LAWS: Readonly<Record<string, SQL>> = {
  'a pot is worth what it began with and what its entries say': sql`select p.id::text from jackpot_pots p
    left join (select pot_id, sum(amount) as amount from jackpot_entries group by 1) e on e.pot_id = p.id
    where p.value <> p.seed * 1000000 + coalesce(e.amount, 0)`,
  'seeds + contributions - payouts = pots': sql`select p.level || ' ' || p.currency from jackpot_pots p left join (
      select pot_id, sum(amount) as amount from jackpot_entries where kind <> 'carried' group by 1
    ) e on e.pot_id = p.id left join jackpot_rounds r on r.pot_id = p.id group by p.level, p.currency
    having sum(p.seed * 1000000 + coalesce(e.amount, 0) - coalesce(r.amount, 0) * 1000000)
      <> sum(case when p.dropped_at is null then p.value else 0 end)`,
  'what a pot carries on, the next one gets': sql`select p.level || ' ' || p.currency from jackpot_entries e
    join jackpot_pots p on p.id = e.pot_id where e.kind = 'carried' group by p.level, p.currency having sum(e.amount) <> 0`,
  'an open pot got its share of every stake that still counts': sql`select p.id::text from jackpot_pots p
    left join (select pot_id, sum(amount) as amount, sum(staked) as staked from jackpot_entries
      where kind in ('contribution', 'returned') group by 1) e on e.pot_id = p.id
    left join (select pot, sum(staked) as staked from jackpot_stakes, unnest(pots) as pot group by 1) s on s.pot = p.id
    where p.dropped_at is null and (coalesce(e.staked, 0) <> coalesce(s.staked, 0)
      or coalesce(e.amount, 0) <> coalesce(s.staked, 0) * p.share)`,
  'of each level and currency one pot is open': sql`select level || ' ' || currency from jackpot_pots group by level, currency
    having count(*) filter (where dropped_at is null) <> 1`,
  'a pot that dropped has its round, one that is open has none': sql`select p.id::text from jackpot_pots p
    left join jackpot_rounds r on r.pot_id = p.id where (p.dropped_at is null) <> (r.id is null)
      or r.amount * 1000000 <> p.value or r.level <> p.level or r.currency <> p.currency`,
  'a pot drops at its hidden value and what it was topped up by, no more and no less': sql`select p.id::text
    from jackpot_pots p join jackpot_rounds r on r.pot_id = p.id where r.amount <> p.trigger + p.topped_up`,
  'an open pot is below its hidden value and what it was topped up by': sql`select p.id::text from jackpot_pots p
    where p.dropped_at is null and p.value >= (p.trigger + p.topped_up) * 1000000`,
  'a pot was topped up by what its entries say': sql`select p.id::text from jackpot_pots p
    left join (select pot_id, sum(amount) as amount from jackpot_entries where kind = 'top_up' group by 1) e
      on e.pot_id = p.id where p.topped_up * 1000000 <> coalesce(e.amount, 0)`,
};

/** Pots whose hidden value or cards are not what their seed says, by id. */
async function wrongDraws(tx: Queryable): Promise<{ pots: number; rounds: number; wrong: string[] }> {
  const rows = await tx
    .select({ pot: jackpotPots, round: jackpotRounds })
    .from(jackpotPots)
    .leftJoin(jackpotRounds, eq(jackpotRounds.potId, jackpotPots.id));
  const wrong: string[] = [];
  for (const { pot, round } of rows) {
    const cards = round && (await drawCards(nodeDigests, pot.drawSeed, pot.level));
    const right =
      (await drawHash(nodeDigests, pot.drawSeed)) === pot.drawHash &&
      (await drawTrigger(nodeDigests, pot.drawSeed, pot)) === pot.trigger &&
      cards?.join() === round?.cards.join();
    if (!right) wrong.push(pot.id.toString());
  }
  return { pots: rows.length, rounds: rows.filter(({ round }) => round).length, wrong };
}

const PAID = 'a round is paid once, to its player, when it says so';
const HELD = "the ledger's account holds the pots, in whole units, and what waits for its players";

/** What rounds and pots say, held against the ledger. */
async function againstLedger(tx: Queryable): Promise<Violation[]> {
  const rounds = await tx.select().from(jackpotRounds);
  const left = await leftKeys(tx, 'jackpot');
  const said = rounds
    .map((one) => ({ ...one, key: `jackpot:${one.id}` }))
    .filter(({ paidAt, key }) => paidAt !== null && !left.has(key))
    .map((one) => paymentText({ ...one, wallet: 'electronic' }));
  const done = (await postedToPlayers(tx, 'jackpot')).map((one) => paymentText({ ...one, userId: one.player }));
  const [wanted, found] = [new Set(said), new Set(done)];
  const unsaid = [...said.filter((one) => !found.has(one)), ...done.filter((one) => !wanted.has(one))];
  const pots = await tx.select().from(jackpotPots).where(isNull(jackpotPots.droppedAt));
  const wrong: string[] = [];
  for (const currency of CURRENCIES) {
    const waiting = rounds.filter((one) => one.currency === currency && one.paidAt === null);
    const owed = waiting.reduce((sum, { amount }) => sum + amount, 0n);
    const held = heldFor(pots.filter((pot) => pot.currency === currency).map(({ value }) => value));
    if ((await getHouseBalance(tx, 'jackpots', currency)) !== held + owed) wrong.push(currency);
  }
  return [violation(PAID, unsaid), violation(HELD, wrong)].flat();
}

const paymentText = (one: { key: string; userId: string; wallet: string; currency: Currency; amount: bigint }) =>
  `${one.key} ${one.userId} ${one.wallet} ${one.amount} ${one.currency}`;

const violation = (law: string, [sample, ...more]: readonly string[]): Violation[] =>
  sample === undefined ? [] : [{ law, count: 1 + more.length, sample }];

/** Proves the laws of the jackpots for the whole database as one snapshot. An empty list of violations is the proof. */
export async function checkJackpots(db: Database): Promise<JackpotReport> {
  return db.transaction(
    async (tx) => {
      const violations = await findViolations(tx, LAWS);
      const { pots, rounds, wrong } = await wrongDraws(tx);
      violations.push(...violation('draws are what their seeds say', wrong), ...(await againstLedger(tx)));
      return { pots, rounds, violations };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
