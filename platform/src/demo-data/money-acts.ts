import { createHash } from 'node:crypto';
import { operatorActor } from '../services/kernel/audit/record-operator-deed';
import { receiveEvent } from '../services/money/gateway-events/receive-event';
import { createDeposit } from '../services/money/payments/create-deposit';
import { createWithdrawal } from '../services/money/withdrawals/create-withdrawal';
import { approveWithdrawal, denyWithdrawal } from '../services/money/withdrawals/decide';
import type { Chance } from './chance';
import { type Acting, unlessRefused, type World } from './world';

const RETURN = { return_path: '/' };
/** Shares of what becomes of a deposit; the rest is never finished by its payer. */
const APPROVED = 0.86;
const DECLINED = 0.1;

/** A few people have one card between them. */
function cardOf(seed: string): { fingerprint: string; last: string } {
  const hash = createHash('sha256').update(seed).digest('hex');
  const shared = hash.startsWith('0') ? hash.slice(0, 2) : hash;
  const digits = String(Number.parseInt(hash.slice(0, 8), 16) % 10_000).padStart(4, '0');
  return { fingerprint: `demo-${shared}`, last: digits };
}

/** Pays in; what the bank says to it is drawn. @returns whether money came */
export async function payIn(world: World, { player, chance }: Acting, bonus?: string): Promise<boolean> {
  const { ctx, gateway } = world;
  const { person, caller } = player;
  const amount = String(person.deposit * chance.one([1, 1, 1, 2, 3]));
  const wanted = {
    method: chance.one(['visa', 'mastercard', 'applepay', 'googlepay'] as const),
    amount,
    idempotency_key: chance.id(),
    locale: person.locale,
    ...RETURN,
    ...(bonus === undefined ? {} : { bonus }),
  };
  const begun = await unlessRefused(world, () => createDeposit(ctx, caller, wanted));
  if (!begun) return false;
  const drawn = chance.next();
  if (drawn >= APPROVED + DECLINED) return false;
  const approved = drawn < APPROVED;
  const payment = gateway.endPayment(
    begun.deposit.id,
    approved
      ? { status: 'approved', card_fingerprint: cardOf(person.seed).fingerprint }
      : {
          status: 'declined',
          decline_reason: chance.one([
            'insufficient_funds',
            'card_declined',
            'limit_exceeded',
            'suspected_fraud',
          ] as const),
        },
    ctx.now(),
  );
  const event = { event_id: chance.id(), occurred_at: ctx.now().toISOString(), type: 'payment', payment } as const;
  await receiveEvent(ctx, 'hosted', event);
  return approved;
}

/** Asks for money, and mostly gives the card it goes to. @returns the withdrawal that waits for an operator, if one does */
export async function askForMoney(world: World, { player, chance }: Acting): Promise<string | null> {
  const { ctx, gateway } = world;
  const { person, caller } = player;
  const wanted = {
    amount: String(person.deposit * chance.whole(1, 3)),
    recipient_name: person.fullName,
    idempotency_key: chance.id(),
    confirm_burning: true,
    locale: person.locale,
    ...RETURN,
  };
  const asked = await unlessRefused(world, () => createWithdrawal(ctx, caller, wanted));
  if (!asked || chance.happens(0.06)) return null;
  const given = cardOf(chance.happens(0.1) ? `${person.seed}:other` : person.seed);
  const card = gateway.endCard(asked.id, {
    status: 'saved',
    token: `demo-${asked.id}`,
    brand: 'visa',
    mask: `•••• ${given.last}`,
    fingerprint: given.fingerprint,
  });
  await receiveEvent(ctx, 'hosted', {
    event_id: chance.id(),
    occurred_at: ctx.now().toISOString(),
    type: 'card',
    card,
  });
  return asked.id;
}

/** What an operator decides about a withdrawal, and how the bank ends it. */
export async function decideWithdrawal(world: World, chance: Chance, id: string): Promise<void> {
  const { ctx, gateway, staff } = world;
  if (chance.happens(0.08)) {
    const reason = chance.one(['identity_not_proved', 'recipient_mismatch', 'suspected_fraud'] as const);
    await unlessRefused(world, () =>
      denyWithdrawal(ctx, operatorActor(staff.payments), { id, reason, note: 'Demo data' }),
    );
    return;
  }
  const approved = await unlessRefused(world, () =>
    approveWithdrawal(ctx, { ...staff.payments, ...operatorActor(staff.payments) }, { id }),
  );
  if (approved?.status !== 'PAYING') return;
  const failed = chance.happens(0.04);
  const end = failed ? ({ status: 'failed', fail_reason: 'card_declined' } as const) : ({ status: 'paid' } as const);
  const payout = gateway.endPayout(id, end, ctx.now());
  const event = { event_id: chance.id(), occurred_at: ctx.now().toISOString(), type: 'payout', payout } as const;
  await receiveEvent(ctx, 'hosted', event);
}
