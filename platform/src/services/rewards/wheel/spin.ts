import { randomUUID } from 'node:crypto';
import { toMinor } from '@kozyr/contracts/money';
import type { WheelSpin, WheelTurn } from '@kozyr/contracts/wheel';
import { drawSector, seedHash } from '@kozyr/contracts/wheel-draw';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { wheelSpins } from '../../../db/schema/wheel';
import { DomainError } from '../../../errors';
import { post } from '../../../ledger/post';
import { publish } from '../../../outbox/publish';
import { walletSummary } from '../../kernel/events/current-wallet';
import { nodeDigests } from '../../kernel/fairness/digests';
import { markUnreadAsRead } from '../../kernel/notifications/mark-read';
import { lockPlayer } from '../../kernel/players/lock-player';
import { requireMay } from '../../kernel/protection/require-may';
import { giveReceived } from '../received-bonuses/give-received';
import { dropSeed, waitingSeed } from './internal/seeds';
import { spinView } from './internal/spin-view';
import { readWheelState } from './internal/wheel-state';

type SpinRow = typeof wheelSpins.$inferSelect;

function refuseUnmet(needs: WheelTurn['needs']): void {
  if (!needs.stars.met)
    throw new DomainError('WHEEL_NEEDS_STARS', 'The wheel is for players with rating stars.', {
      stars: String(needs.stars.needed),
      rating: String(needs.stars.own),
    });
  if (!needs.deposit.met)
    throw new DomainError('WHEEL_NEEDS_DEPOSIT', 'The wheel needs a recent deposit that no spin has used.', {
      hours: String(needs.deposit.within_hours),
    });
}

/** Pays a prize to the game balance and publishes it to the player. */
async function payPrize(tx: Queryable, { id, userId, currency, amount, spunAt }: SpinRow): Promise<void> {
  const { balances } = await post(tx, {
    key: `wheel:${id}`,
    kind: 'wheel_prize',
    currency,
    legs: [{ from: { house: 'promotions' }, to: { player: userId, wallet: 'game' }, amount }],
    memo: { wheel_spin: id },
  });
  const own = balances[userId];
  if (own) await publish(tx, userId, { type: 'wallet', wallet: walletSummary(currency, own) });
  await giveReceived(tx, {
    id: randomUUID(),
    userId,
    currency,
    amount,
    label: 'WheelFortune',
    wallet: 'game',
    receivedAt: spunAt,
  });
}

/**
 * Spins the wheel: draw, record and prize in one transaction, one spin by player and day, and one by deposit. Asked again the same day it answers
 * the same spin, whatever has happened to the conditions since (spec §4).
 * @throws DomainError WHEEL_NEEDS_STARS, WHEEL_NEEDS_DEPOSIT; STATE_CONFLICT when the announced hash is of no seed that waits
 */
export async function spinWheel(
  ctx: Context,
  { userId }: Caller,
  { seed_hash: announced, client_seed: clientSeed }: { seed_hash: string; client_seed: string },
): Promise<WheelSpin> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    // After the lock: whoever waited for it over midnight spins on the day that it is then.
    const now = ctx.now();
    const { currency, day, spin, sectors, needs, depositId } = await readWheelState(tx, now, userId);
    if (spin) return spinView(spin);
    await requireMay(ctx, tx, userId, 'wheel');
    refuseUnmet(needs);
    const serverSeed = await waitingSeed(tx, userId);
    if (serverSeed === null || (await seedHash(nodeDigests, serverSeed)) !== announced)
      throw new DomainError(
        'STATE_CONFLICT',
        'Read /wheel/turn first: the spin is drawn from the seed that it announces.',
      );
    const draw = { server_seed: serverSeed, client_seed: clientSeed, day, sectors };
    const drawn = await drawSector(nodeDigests, draw);
    const [row] = await tx
      .insert(wheelSpins)
      .values({
        id: randomUUID(),
        userId,
        day,
        currency,
        sectorId: drawn.id,
        amount: toMinor(drawn.amount),
        sectors,
        seedHash: announced,
        serverSeed,
        clientSeed,
        spunAt: now,
        depositId,
      })
      .returning();
    if (!row) throw new Error('The spin was not kept.');
    await dropSeed(tx, userId);
    // Nobody is told any more of a turn that is taken.
    const noted = await markUnreadAsRead(tx, now, { userId, kind: 'wheel' });
    if (row.amount > 0n) await payPrize(tx, row);
    if (noted) await publish(tx, userId, { type: 'notifications' });
    return spinView(row);
  });
}
