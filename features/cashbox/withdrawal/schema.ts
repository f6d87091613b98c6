import type { WithdrawalTerms } from '@kozyr/contracts/withdrawals';
import * as z from 'zod/mini';
import { recipientProblem, withdrawalAmountProblem } from './rules';

/** Messages of the withdrawal's form are keys of `cashbox.withdrawal.problem`; the words are spec §5. */
const PROBLEMS = [
  'required',
  'incomplete',
  'invalid',
  'belowMinimum',
  'aboveBalance',
  'aboveAll',
  'above24h',
  'twoWords',
  'fullName',
  'notValid',
  'notAgreed',
] as const;

export type WithdrawalProblem = (typeof PROBLEMS)[number];

/** The problem a field's message names; undefined without one. */
export function problemKey(message: string | undefined): WithdrawalProblem | undefined {
  return PROBLEMS.find((problem) => problem === message);
}

const text = (problemOf: (value: string) => WithdrawalProblem | null) =>
  z.string().check(
    z.check((checked) => {
      const message = problemOf(checked.value);
      if (message) checked.issues.push({ code: 'custom', message, input: checked.value, continue: true });
    }),
  );

/** Amount as typed, recipient, and that a bonus may be lost, against the terms as they are now. */
export const withdrawalSchema = (terms: WithdrawalTerms) =>
  z.object({
    amount: text((value) => withdrawalAmountProblem(value, terms)),
    recipient: text(recipientProblem),
    burnsAgreed: z.boolean().check(z.refine((agreed) => agreed || terms.burns === null, 'notAgreed')),
  });

export type WithdrawalValues = z.infer<ReturnType<typeof withdrawalSchema>>;
