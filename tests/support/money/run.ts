import { isDeepStrictEqual } from 'node:util';
import { fromMinor } from '@kozyr/contracts/money';
import { type GatewayEvent, gatewayEventSchema } from '@kozyr/contracts/payment-gateway';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { users } from '../../../platform/src/db/schema/accounts';
import { chargebacks } from '../../../platform/src/db/schema/chargebacks';
import { deposits } from '../../../platform/src/db/schema/payments';
import { withdrawals } from '../../../platform/src/db/schema/withdrawals';
import { DomainError } from '../../../platform/src/errors';
import { getBalances } from '../../../platform/src/ledger/balances';
import { collectChargeback } from '../../../platform/src/services/money/chargebacks/collect-chargeback';
import { receiveEvent } from '../../../platform/src/services/money/gateway-events/receive-event';
import { createDeposit } from '../../../platform/src/services/money/payments/create-deposit';
import { createWithdrawal } from '../../../platform/src/services/money/withdrawals/create-withdrawal';
import { approveWithdrawal, denyWithdrawal } from '../../../platform/src/services/money/withdrawals/decide';
import { approver } from '../approver';
import { makePlayer, type TestPlayer } from '../funded-player';
import { ledgerFacts, requireLawful } from '../ledger/facts';
import type { TestPlatform } from '../platform';
import { callWallet, openSession } from '../play/wallet-caller';
import { checkMoney } from './laws';
import { BEGUN, type PaymentCommand, paymentModel } from './payment-model';
import { type Command, type Money, walletModel } from './wallet-model';
import { moneyInWords } from './words';

export type MoneyCommand = Command | PaymentCommand;
/** Commands, and commands given once more, as they were or with another amount: the n-th from the end. */
export type MoneyInput = MoneyCommand | { action: 'again'; before: number; more: bigint };

const START: Money = { game: 2_000n, electronic: 3_000n, bonus: 2_000n };
let serial = 0;

const isOfGame = (command: MoneyCommand): command is Command => 'round' in command;

/** One player with everything that moves their money, beside the models of it. */
export class MoneyRun {
  /** What was done, in words: the counterexample when something is wrong. */
  readonly told: string[] = [];
  private readonly wallet = walletModel(START);
  private readonly payments = paymentModel(this.wallet);
  private readonly depositIds: string[] = [];
  private readonly withdrawalIds: string[] = [];
  private readonly taken: MoneyCommand[] = [];

  private constructor(
    private readonly platform: TestPlatform,
    private readonly player: TestPlayer,
    private readonly session: string,
    private readonly mark: string,
  ) {}

  static async begin(platform: TestPlatform): Promise<MoneyRun> {
    const player = await makePlayer(platform, START);
    await platform.ctx.db.update(users).set({ rating: 1 }).where(eq(users.id, player.id));
    serial += 1;
    const mark = `m${serial}-`;
    return new MoneyRun(platform, player, await openSession(platform, player), mark);
  }

  /** A command that names the n-th deposit or withdrawal means one that exists; without any there is nothing to do. */
  private aim(input: MoneyInput): MoneyCommand | null {
    if (input.action === 'again') {
      const before = this.taken.at(-1 - (input.before % Math.max(this.taken.length, 1)));
      if (!before) return null;
      return 'amount' in before ? { ...before, amount: before.amount + input.more } : before;
    }
    if (isOfGame(input) || 'key' in input) return input;
    const { action } = input;
    const ofDeposit = action === 'payment' || action === 'chargeback' || action === 'collect';
    const count = (ofDeposit ? this.payments.deposits : this.payments.withdrawals).length;
    return count === 0 ? null : { ...input, of: input.of % count };
  }

  private async callGame(command: Command): Promise<string> {
    const { mark, session: session_id } = this;
    const ids = { session_id, round_id: mark + command.round, transaction_id: mark + command.id };
    const rest =
      'of' in command
        ? { [command.action === 'refund' ? 'bet_transaction_id' : 'original_transaction_id']: mark + command.of }
        : {
            amount: fromMinor(command.amount),
            ...(command.action === 'win' ? { round_closed: command.closes } : {}),
          };
    const answer = await callWallet(this.platform, command.action, { ...ids, ...rest });
    if (answer.status >= 500) throw new Error(answer.text);
    return answer.body.error ?? (answer.body.status === 'pending_review' ? 'pending_review' : 'ok');
  }

  private eventOf(command: Extract<PaymentCommand, { event: string }>): GatewayEvent {
    const { action, of, event } = command;
    const ofDeposit = action === 'payment' || action === 'chargeback';
    const id = (ofDeposit ? this.depositIds : this.withdrawalIds)[of] ?? '';
    const { amount: minor = 0n } = (ofDeposit ? this.payments.deposits : this.payments.withdrawals)[of] ?? {};
    const money = { merchant_reference: id, amount: fromMinor(minor), currency: this.player.currency };
    const base = { event_id: this.mark + event, occurred_at: this.platform.ctx.now().toISOString(), type: action };
    const hosted_url = 'https://gateway.test/page';
    const what = {
      payment: () => ({
        id: `pay-${id}`,
        status: command.action === 'payment' && command.status,
        decline_reason: null,
        hosted_url,
      }),
      chargeback: () => ({
        id: `cbk-${id}-${command.action === 'chargeback' && command.bank}`,
        payment_id: `pay-${id}`,
        reason: 'fraudulent',
      }),
      card: () => {
        const saved = command.action === 'card' && command.status === 'saved';
        const kept = saved
          ? { token: `tok-${id}`, brand: 'visa', mask: '•••• 4242' }
          : { token: null, brand: null, mask: null };
        const status = command.action === 'card' && command.status;
        return { id: `card-${id}`, status, ...kept, fingerprint: null, refuse_reason: null, hosted_url };
      },
      payout: () => ({ id: `po-${id}`, status: command.action === 'payout' && command.status, fail_reason: null }),
    }[action]();
    return z.parse(gatewayEventSchema, { ...base, [action]: { ...money, ...what } });
  }

  private async begin(command: Extract<PaymentCommand, { key: string }>): Promise<void> {
    const { ctx } = this.platform;
    const caller = { userId: this.player.id, sessionId: '' };
    const key = this.mark + command.key;
    const wanted = { amount: fromMinor(command.amount), idempotency_key: key, return_path: '/', locale: 'uk' };
    const deposit = command.action === 'deposit';
    const table = deposit ? deposits : withdrawals;
    try {
      if (deposit) await createDeposit(ctx, caller, { ...wanted, method: 'visa' });
      else await createWithdrawal(ctx, caller, { ...wanted, recipient_name: 'Ada Lovelace', confirm_burning: false });
    } finally {
      const mine = and(eq(table.userId, this.player.id), eq(table.idempotencyKey, key));
      const [row] = await ctx.db.select({ id: table.id }).from(table).where(mine);
      const known = deposit ? this.depositIds : this.withdrawalIds;
      if (row && !known.includes(row.id)) known.push(row.id);
    }
  }

  private async callPayments(command: PaymentCommand): Promise<void> {
    const { ctx } = this.platform;
    if ('key' in command) return this.begin(command);
    if ('event' in command) return receiveEvent(ctx, 'hosted', this.eventOf(command));
    const operator = approver('anna');
    const id = this.withdrawalIds[command.of] ?? '';
    if (command.action === 'approve') await approveWithdrawal(ctx, operator, { id });
    if (command.action === 'deny') await denyWithdrawal(ctx, operator, { id, reason: 'rules_broken' });
    if (command.action === 'collect') {
      const depositId = this.depositIds[command.of] ?? '';
      const [row] = await ctx.db
        .select({ id: chargebacks.id })
        .from(chargebacks)
        .where(eq(chargebacks.depositId, depositId));
      if (!row) throw new DomainError('STATE_CONFLICT', 'Nothing was taken back.');
      await collectChargeback(ctx, { kind: 'operator', ...operator }, row.id);
    }
  }

  private async send(command: MoneyCommand): Promise<string> {
    if (isOfGame(command)) return this.callGame(command);
    try {
      await this.callPayments(command);
      return 'ok';
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  }

  private purse = () => ({ ...this.wallet.money(), holds: this.payments.held() });

  /** Gives a command; then the answer, every wallet and all laws must be what the models say. @returns how it ended, or null */
  async take(input: MoneyInput): Promise<string | null> {
    const command = this.aim(input);
    if (!command) return null;
    const { ctx } = this.platform;
    this.taken.push(command);
    this.told.push(moneyInWords(command));
    const before = await ledgerFacts(ctx.db, [this.player.id]);
    const expected = isOfGame(command) ? this.wallet.apply(command) : this.payments.apply(command);
    const got = await this.send(command);
    if (got !== expected) throw new Error(`The answer is ${got}, and must be ${expected}.`);
    const { game, electronic, bonus, holds } = await getBalances(ctx.db, this.player.id, this.player.currency);
    const held = { game, electronic, bonus, holds };
    if (!isDeepStrictEqual(held, this.purse()))
      throw new Error(`The player holds ${inMinor(held)}, and must hold ${inMinor(this.purse())}.`);
    const after = await ledgerFacts(ctx.db, [this.player.id]);
    // What is begun is written down, and of a withdrawal set aside, though its gateway does not answer.
    const mayMove = expected === 'ok' || expected === BEGUN;
    requireLawful(before, after, mayMove ? 'perhaps' : false);
    const [breach] = await checkMoney(ctx.db, [this.player.id]);
    if (breach) throw new Error(`Broken: ${breach.law} (${breach.what}).`);
    return `${command.action}: ${got}`;
  }
}

const inMinor = (money: object) =>
  Object.entries(money)
    .map(([wallet, amount]) => `${wallet} ${amount}`)
    .join(', ');
