import { createHash } from 'node:crypto';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { betBody, playBody, winBody } from '@kozyr/contracts/seamless-wallet';
import type { infer as Infer } from 'zod/mini';
import type { GameIntegration } from '../../../gateways/providers/port';

/** One thing that is done in a round: a stake that is taken, or a win that is paid. amount: minor units. */
export type Action =
  | { action: 'bet'; transactionId: string; bodyHash: string; amount: bigint }
  | { action: 'win'; transactionId: string; bodyHash: string; amount: bigint; closes: boolean };

/** Who calls: the integration as this process knows it when the call comes. */
export type Caller = Pick<GameIntegration, 'name' | 'isOn'>;

/** What a provider asks for in one call: actions of one round, made in their order until one is refused. isOn: of its integration. */
export type WalletCall = {
  integration: string;
  isOn: boolean;
  sessionId: string;
  roundId: string;
  actions: readonly Action[];
};

/** The same for every body that says the same, however its amounts are written. body: in canonical form, its fields in the contract's order. */
export const hashOf = (body: object): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

type Bet = Infer<typeof betBody>;
type Win = Infer<typeof winBody>;

function betOf(body: Bet): Action {
  const amount = toMinor(body.amount);
  const bodyHash = hashOf({ ...body, amount: fromMinor(amount) });
  return { action: 'bet', transactionId: body.transaction_id, bodyHash, amount };
}

function winOf(body: Win): Action {
  const amount = toMinor(body.amount);
  const bodyHash = hashOf({ ...body, amount: fromMinor(amount) });
  return { action: 'win', transactionId: body.transaction_id, bodyHash, amount, closes: body.round_closed };
}

const callOf = ({ name, isOn }: Caller, body: Pick<Bet, 'session_id' | 'round_id'>, actions: Action[]): WalletCall => ({
  integration: name,
  isOn,
  sessionId: body.session_id,
  roundId: body.round_id,
  actions,
});

export const betCall = (caller: Caller, body: Bet): WalletCall => callOf(caller, body, [betOf(body)]);
export const winCall = (caller: Caller, body: Win): WalletCall => callOf(caller, body, [winOf(body)]);

/** Each action of it is known by the same hash as the single call that says the same. */
export function playCall(caller: Caller, body: Infer<typeof playBody>): WalletCall {
  const { session_id, round_id } = body;
  const actions = body.actions.map((each) => {
    const { transaction_id, amount } = each;
    const names = { session_id, round_id, transaction_id, amount };
    return each.action === 'bet' ? betOf(names) : winOf({ ...names, round_closed: each.round_closed });
  });
  return callOf(caller, body, actions);
}
