import type { GatewayCard, GatewayPayment, GatewayPayout } from '@kozyr/contracts/payment-gateway';
import type { Money } from './wallet-model';

/** What is done with a player's payments. of: the n-th deposit or withdrawal; event: the gateway's name for what it tells. */
export type PaymentCommand =
  | { action: 'deposit' | 'withdraw'; key: string; amount: bigint }
  | { action: 'payment'; of: number; event: string; status: GatewayPayment['status'] }
  | { action: 'card'; of: number; event: string; status: GatewayCard['status'] }
  | { action: 'approve' | 'deny'; of: number }
  | { action: 'payout'; of: number; event: string; status: GatewayPayout['status'] }
  | { action: 'chargeback'; of: number; event: string; bank: string }
  | { action: 'collect'; of: number };

type Deposit = {
  key: string;
  amount: bigint;
  status: 'AWAITING_DEPOSIT' | 'SUCCESS' | 'DENIED' | 'EXPIRED';
  chargeback: { bank: string; status: 'waiting' | 'open' | 'recovered'; owed: bigint } | null;
};
type Withdrawal = {
  key: string;
  amount: bigint;
  status: 'AWAITING_CARD' | 'WAITING_FOR_APPROVAL' | 'PAYING' | 'SUCCESS' | 'DENIED';
};
/** The money that games and payments share. */
type Purse = { money: () => Money; add: (more: Partial<Money>) => void };

/** Least amount of a withdrawal in this world, minor units. */
const MINIMUM = 100n;
const MAX_AWAITED = 20;
/** What every begun payment is answered in this world: its gateway never answers, all it says comes as an event. */
export const BEGUN = 'PAYMENT_GATEWAY_UNAVAILABLE';
const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

/** As much of it as the player holds in game, then digital. */
function takeFromPlayer(purse: Purse, wanted: bigint): bigint {
  const { game, electronic } = purse.money();
  const first = smaller(wanted, game);
  const then = smaller(wanted - first, electronic);
  purse.add({ game: -first, electronic: -then });
  return first + then;
}

function collect(purse: Purse, chargeback: Deposit['chargeback']): string {
  if (chargeback?.status !== 'open') return 'STATE_CONFLICT';
  chargeback.owed -= takeFromPlayer(purse, chargeback.owed);
  if (chargeback.owed === 0n) chargeback.status = 'recovered';
  return 'ok';
}

/** What payments must do, by facts alone: no tables, no ledger, one player. Game and digital money are the purse's. */
export function paymentModel(purse: Purse) {
  const deposits: Deposit[] = [];
  const withdrawals: Withdrawal[] = [];
  const heard = new Set<string>();

  const takeBack = (deposit: Deposit) => {
    if (!deposit.chargeback) return;
    const owed = deposit.amount - takeFromPlayer(purse, deposit.amount);
    deposit.chargeback = { ...deposit.chargeback, owed, status: owed === 0n ? 'recovered' : 'open' };
  };
  const owed = () =>
    deposits.reduce((sum, { chargeback }) => sum + (chargeback?.status === 'open' ? chargeback.owed : 0n), 0n);

  function begin({ action, key, amount }: Extract<PaymentCommand, { key: string }>): string {
    const known = (action === 'deposit' ? deposits : withdrawals).find((one) => one.key === key);
    if (known) {
      if (known.amount !== amount) return 'IDEMPOTENCY_CONFLICT';
      return known.status === 'AWAITING_DEPOSIT' || known.status === 'AWAITING_CARD' ? BEGUN : 'ok';
    }
    if (action === 'deposit') {
      if (deposits.filter(({ status }) => status === 'AWAITING_DEPOSIT').length >= MAX_AWAITED)
        return 'TOO_MANY_REQUESTS';
      deposits.push({ key, amount, status: 'AWAITING_DEPOSIT', chargeback: null });
      return BEGUN;
    }
    if (owed() > 0n) return 'PAYOUTS_ON_HOLD';
    const { electronic } = purse.money();
    if (electronic < MINIMUM) return 'NOTHING_TO_WITHDRAW';
    if (amount > electronic) return 'NOT_ENOUGH_BALANCE';
    purse.add({ electronic: -amount });
    withdrawals.push({ key, amount, status: 'AWAITING_CARD' });
    return BEGUN;
  }

  function payment(deposit: Deposit, status: GatewayPayment['status']): void {
    if (status === 'approved' && deposit.status !== 'SUCCESS') {
      deposit.status = 'SUCCESS';
      purse.add({ game: deposit.amount });
      takeBack(deposit);
    }
    if (deposit.status !== 'AWAITING_DEPOSIT') return;
    if (status === 'declined') deposit.status = 'DENIED';
    if (status === 'expired') deposit.status = 'EXPIRED';
  }

  function deny(withdrawal: Withdrawal): void {
    withdrawal.status = 'DENIED';
    purse.add({ electronic: withdrawal.amount });
  }

  function applyEvent(command: Extract<PaymentCommand, { event: string }>): string {
    if (heard.has(command.event)) return 'ok';
    heard.add(command.event);
    const deposit = deposits[command.of];
    const withdrawal = withdrawals[command.of];
    if (command.action === 'payment' && deposit) payment(deposit, command.status);
    if (command.action === 'chargeback' && deposit && !deposit.chargeback) {
      deposit.chargeback = { bank: command.bank, status: 'waiting', owed: 0n };
      if (deposit.status === 'SUCCESS') takeBack(deposit);
    }
    if (command.action === 'card' && withdrawal?.status === 'AWAITING_CARD') {
      if (command.status === 'saved') withdrawal.status = 'WAITING_FOR_APPROVAL';
      else if (command.status !== 'pending') deny(withdrawal);
    }
    if (command.action === 'payout' && withdrawal?.status === 'PAYING') {
      if (command.status === 'paid') withdrawal.status = 'SUCCESS';
      if (command.status === 'failed') deny(withdrawal);
    }
    return 'ok';
  }

  return {
    deposits,
    withdrawals,
    /** What is set aside for withdrawals. */
    held: () =>
      withdrawals.reduce(
        (sum, { status, amount }) => (status === 'SUCCESS' || status === 'DENIED' ? sum : sum + amount),
        0n,
      ),
    /** "ok" or the error's code. */
    apply(command: PaymentCommand): string {
      if ('key' in command) return begin(command);
      if ('event' in command) return applyEvent(command);
      if (command.action === 'collect') return collect(purse, deposits[command.of]?.chargeback ?? null);
      const withdrawal = withdrawals[command.of];
      if (withdrawal?.status !== 'WAITING_FOR_APPROVAL') return 'STATE_CONFLICT';
      if (command.action === 'approve' && owed() > 0n) return 'PAYOUTS_ON_HOLD';
      if (command.action === 'approve') withdrawal.status = 'PAYING';
      else deny(withdrawal);
      return 'ok';
    },
  };
}
