import { fromMinor } from '@kozyr/contracts/money';
import type { RoundDetail } from '@kozyr/contracts/rounds';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { games, rounds, seamlessCalls } from '../../../db/schema/games';
import { heldWins } from '../../../db/schema/held-wins';
import { DomainError } from '../../../errors';
import { balancesBefore, type PlayerTransfer, readTransfers } from '../../../ledger/read-transfers';
import { type HeldWinRow, viewHeldWin } from './held-win-view';
import { type RoundRow, viewRound } from './view-round';

type Wallets = { game: bigint; electronic: bigint; bonus: bigint };

const wire = ({ game, electronic, bonus }: Wallets) => ({
  game: fromMinor(game),
  electronic: fromMinor(electronic),
  bonus: fromMinor(bonus),
});

/** One of the player's own rounds. @throws DomainError NOT_FOUND, also for anybody else's */
export async function findOwnRound(
  ctx: Context,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
): Promise<{ round: RoundRow; game: RoundDetail['game'] }> {
  const [found] = await ctx.db
    .select({ round: rounds, game: { slug: games.slug, title: games.title } })
    .from(rounds)
    .innerJoin(games, eq(rounds.game, games.slug))
    .where(and(eq(rounds.id, id), eq(rounds.userId, userId)));
  if (!found) throw new DomainError('NOT_FOUND', 'There is no such round of yours.');
  return found;
}

type CallRow = typeof seamlessCalls.$inferSelect;
/** Movements made in the same millisecond go by their number in the ledger; what posted nothing ended the round. */
type Placed = { at: Date; place: bigint; movement: RoundDetail['movements'][number] };
const LAST = 1n << 62n;

function placeMovement(at: Date, kind: Placed['movement']['kind'], transfer: PlayerTransfer | undefined): Placed {
  const changes = wire(transfer?.changes ?? { game: 0n, electronic: 0n, bonus: 0n });
  const movement = { kind, at: at.toISOString(), changes, reference: transfer?.id ?? null };
  return { at, place: transfer ? BigInt(transfer.id) : LAST, movement };
}

type Known = { calls: readonly CallRow[]; transfers: readonly PlayerTransfer[]; held: readonly HeldWinRow[] };

/** A bet or a win, and what gave it back. */
function movementsOf(call: CallRow, { calls, transfers, held }: Known): Placed[] {
  const { action, transferId, undoneBy } = call;
  const kept = action === 'win' ? held.find((win) => win.transactionId === call.transactionId) : undefined;
  // What was held moved something when it was paid, or never.
  if (kept && kept.status !== 'APPROVED') return [];
  const createdAt = kept?.decidedAt ?? call.createdAt;
  const made = transfers.find(({ id }) => id === transferId);
  const back = transferId === null ? undefined : transfers.find(({ reverses }) => reverses === transferId);
  const undoing = calls.find(
    (each) => each.transactionId === undoneBy && each.action !== 'bet' && each.action !== 'win',
  );
  const own = placeMovement(createdAt, action === 'win' ? 'win' : 'bet', made);
  return back
    ? [own, placeMovement(undoing?.createdAt ?? back.at, action === 'win' ? 'win_rollback' : 'bet_refund', back)]
    : [own];
}

/**
 * A round with everything it moved: each bet and win as the ledger posted it, what gave them back, and wins of nothing, which
 * end a lost round and post nothing. @throws DomainError NOT_FOUND
 */
export async function getRound(ctx: Context, caller: Caller, id: string): Promise<RoundDetail> {
  const { round, game } = await findOwnRound(ctx, caller, id);
  const calls = await ctx.db
    .select()
    .from(seamlessCalls)
    .where(and(eq(seamlessCalls.roundId, round.id), isNull(seamlessCalls.refused)));
  const moving = calls.filter(({ action }) => action === 'bet' || action === 'win');
  const ids = moving.flatMap(({ transferId }) => transferId ?? []);
  const transfers = await readTransfers(ctx.db, round.userId, ids);
  const held = await ctx.db.select().from(heldWins).where(eq(heldWins.roundId, round.id)).orderBy(asc(heldWins.heldAt));
  const [first] = transfers;
  const view = viewRound(round, game);
  return {
    ...view,
    win_split: wire({ game: 0n, electronic: round.winElectronic, bonus: round.winBonus }),
    balance_before: first ? wire(balancesBefore(first)) : view.balance_after,
    movements: moving
      .flatMap((call) => movementsOf(call, { calls, transfers, held }))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime() || Number(a.place - b.place))
      .map(({ movement }) => movement),
    held_wins: held.map(viewHeldWin),
  };
}
