import { chargebackStatusSchema } from '@kozyr/contracts/chargebacks';
import { adjustmentStatusSchema } from '@kozyr/contracts/operator/adjustments';
import { heldWinStatusSchema } from '@kozyr/contracts/operator/held-wins';
import * as z from 'zod/mini';

type Asked = Readonly<Record<string, string | undefined>>;

const chosen = <S extends z.ZodMiniType>(schema: S, value: string | undefined): z.output<S> | undefined =>
  z.safeParse(schema, value).data;

/** What the address asks of a list besides its state: whose rows, and which page. */
const common = ({ player, page }: Asked) => ({ player: chosen(z.uuid(), player), page });

export const heldWinsAsked = (asked: Asked) => ({
  ...common(asked),
  status: chosen(heldWinStatusSchema, asked.status),
});

export const adjustmentsAsked = (asked: Asked) => ({
  ...common(asked),
  status: chosen(adjustmentStatusSchema, asked.status),
});

export const chargebacksAsked = (asked: Asked) => ({
  ...common(asked),
  status: chosen(chargebackStatusSchema, asked.status),
});

/** What somebody may do about what waits for two people: begin it, end what another began, or wait for that other. */
export function secondPersonStep(proposedBy: string | null, own: string): 'propose' | 'confirm' | 'wait' {
  if (proposedBy === null) return 'propose';
  return proposedBy === own ? 'wait' : 'confirm';
}

/** A sum that may be taken as well as given: "12,5" is "12.5"; null for what is no sum, or nothing. */
export function signedAmount(typed: string): string | null {
  const amount = typed.trim().replace('−', '-').replace(',', '.');
  if (!/^-?(0|[1-9]\d{0,11})(\.\d{1,2})?$/.test(amount) || /^-?0+(\.0{1,2})?$/.test(amount)) return null;
  return amount;
}
