import type { PlayerEvent } from '@kozyr/contracts/events';
import { fromMinor } from '@kozyr/contracts/money';
import type { OperatorHeldWin } from '@kozyr/contracts/operator/held-wins';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { ownRow } from '../../../db/own-row';
import { games, rounds } from '../../../db/schema/games';
import { heldWins } from '../../../db/schema/held-wins';
import { DomainError } from '../../../errors';
import { publish } from '../../../outbox/publish';
import { requireAmount } from '../../identity/operators/require-amount';
import { needSecondPerson } from '../../identity/operators/second-person';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockPlayer } from '../../kernel/players/lock-player';
import { type HeldWinRow, heldWinEvent, readHeldWin } from '../rounds/held-win-view';
import { type RoundRow, viewRound } from '../rounds/view-round';
import { changeRound, stakeOf, winOf } from '../seamless/round';
import { payHeldWin } from './internal/pay-held-win';

type Decided = { tx: Queryable; row: HeldWinRow };

/** The held win, locked after its player's turn, as every call of a provider that could change it. @throws DomainError NOT_FOUND */
async function lockHeldWin(tx: Queryable, id: string): Promise<HeldWinRow> {
  const [known] = await tx.select({ userId: heldWins.userId }).from(heldWins).where(eq(heldWins.id, id));
  if (!known) throw new DomainError('NOT_FOUND', `There is no held win ${id}.`);
  await lockPlayer(tx, known.userId);
  const own = ownRow(heldWins, { id, userId: known.userId });
  const [row] = await tx.select().from(heldWins).where(own).for('update');
  if (!row) throw new Error(`Held win ${id} vanished.`);
  return row;
}

const decidedAlready = ({ status }: HeldWinRow) =>
  new DomainError('STATE_CONFLICT', `This win is ${status} already.`, { why: 'decided', status });

async function decideHeldWin(
  ctx: Context,
  operator: OperatorCaller,
  { tx, row }: Decided,
  { status, note }: { status: 'APPROVED' | 'DENIED'; note: string | null },
): Promise<HeldWinRow> {
  const [decided] = await tx
    .update(heldWins)
    .set({ status, note, decidedBy: operator.operatorId, decidedAt: ctx.now() })
    .where(ownRow(heldWins, row))
    .returning();
  if (!decided) throw new Error(`Held win ${row.id} vanished.`);
  await recordOperatorDeed(ctx, tx, operator, {
    action: status === 'APPROVED' ? 'held_win_approved' : 'held_win_denied',
    subject: { kind: 'held_win', id: row.id },
    details: {
      before: row.status,
      after: status,
      player: row.userId,
      amount: fromMinor(row.amount),
      currency: row.currency,
      ...(note === null ? {} : { note }),
    },
  });
  return decided;
}

async function publishDecision(
  tx: Queryable,
  row: HeldWinRow,
  round: RoundRow,
  more: readonly PlayerEvent[],
): Promise<void> {
  const [game] = await tx.select({ slug: games.slug, title: games.title }).from(games).where(eq(games.slug, row.game));
  if (!game) throw new Error(`Game ${row.game} vanished.`);
  await publish(tx, row.userId, ...more, { type: 'round', round: viewRound(round, game) }, heldWinEvent(row, game));
}

async function roundOf(tx: Queryable, { roundId, userId }: HeldWinRow): Promise<RoundRow> {
  const [round] = await tx
    .select()
    .from(rounds)
    .where(ownRow(rounds, { id: roundId, userId }));
  if (!round) throw new Error(`Round ${roundId} vanished.`);
  return round;
}

/**
 * Pays a held win by two people: the first call proposes it, the same call by another operator pays it, once however often it is
 * asked for. Nothing that has become of the player, the session, the game or its provider since stands in the way.
 * @throws DomainError NOT_FOUND, STATE_CONFLICT when it was decided otherwise or taken back, AMOUNT_ABOVE_PERMISSION, SECOND_PERSON_NEEDED
 */
export async function approveHeldWin(
  ctx: Context,
  operator: OperatorCaller,
  id: string,
): Promise<{ paid: boolean; win: OperatorHeldWin }> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockHeldWin(tx, id);
    if (row.status === 'APPROVED' && row.decidedBy === operator.operatorId)
      return { paid: true, win: await readHeldWin(tx, id) };
    if (row.status !== 'PENDING') throw decidedAlready(row);
    await requireAmount(tx, operator, 'wins.decide', row);
    if (row.proposedBy === null) {
      await tx
        .update(heldWins)
        .set({ proposedBy: operator.operatorId, proposedAt: ctx.now() })
        .where(ownRow(heldWins, row));
      await recordOperatorDeed(ctx, tx, operator, {
        action: 'held_win_proposed',
        subject: { kind: 'held_win', id },
        details: { player: row.userId, amount: fromMinor(row.amount), currency: row.currency },
      });
      return { paid: false, win: await readHeldWin(tx, id) };
    }
    await needSecondPerson(tx, row.proposedBy, operator.operatorId);
    const { round, events } = await payHeldWin(
      { tx, now: ctx.now(), listeners: ctx.listeners },
      row,
      await roundOf(tx, row),
    );
    const decided = await decideHeldWin(ctx, operator, { tx, row }, { status: 'APPROVED', note: null });
    await publishDecision(tx, decided, round, events);
    return { paid: true, win: await readHeldWin(tx, id) };
  });
}

/**
 * Ends a held win without paying it; the player reads the note. A round that waited for it alone is settled without it.
 * @throws DomainError NOT_FOUND, STATE_CONFLICT when it was decided otherwise or taken back
 */
export async function denyHeldWin(
  ctx: Context,
  operator: OperatorCaller,
  { id, note }: { id: string; note: string },
): Promise<OperatorHeldWin> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockHeldWin(tx, id);
    const again = row.status === 'DENIED' && row.decidedBy === operator.operatorId && row.note === note;
    if (again) return readHeldWin(tx, id);
    if (row.status !== 'PENDING') throw decidedAlready(row);
    await requireAmount(tx, operator, 'wins.decide', row);
    const round = await roundOf(tx, row);
    const left = await changeRound({ tx, now: ctx.now(), listeners: ctx.listeners }, round, {
      stake: stakeOf(round),
      win: winOf(round),
      held: round.held - row.amount,
      closed: round.closed,
      balances: { game: round.balanceGame, electronic: round.balanceElectronic, bonus: round.balanceBonus },
    });
    const decided = await decideHeldWin(ctx, operator, { tx, row }, { status: 'DENIED', note });
    await publishDecision(tx, decided, left, []);
    return readHeldWin(tx, id);
  });
}
