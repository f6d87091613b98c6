import type { playAnswer } from '@kozyr/contracts/seamless-wallet';
import type { infer as Infer } from 'zod/mini';
import type { Answer } from './movement';

type PlayAnswer = Infer<typeof playAnswer>;

/** The answer of a play by those of its actions: what was made, and the refusal that ended it. Where nothing was made, the refusal alone. */
export function answerOfPlay(
  answers: readonly Answer[],
  actions: readonly { transaction_id: string }[],
): { ok: true; body: PlayAnswer } | (Answer & { ok: false }) {
  const [first] = answers;
  if (!first) throw new Error('A play was not answered.');
  if (!first.ok) return first;
  const made = answers.flatMap((answer) => (answer.ok ? [answer.body] : []));
  const last = made.at(-1) ?? first.body;
  return {
    ok: true,
    body: {
      balance: last.balance,
      currency: last.currency,
      results: answers.map((answer, place) => {
        const transaction_id = actions[place]?.transaction_id ?? '';
        if (!answer.ok) return { transaction_id, ...answer.body };
        return { transaction_id, ...(answer.body.status ? { status: answer.body.status } : {}) };
      }),
    },
  };
}
