import * as z from 'zod/mini';

/** An answer that has not arrived. interrupted: the page went away while it was being sent. problem: why it failed, as it is read. */
export type Outgoing = {
  key: string;
  player: string;
  text: string;
  state: 'sending' | 'failed' | 'interrupted';
  problem?: string;
};

/** What an operator has written and not sent, by player, and what is on its way. */
export type Answers = { drafts: Readonly<Record<string, string>>; outgoing: readonly Outgoing[] };

const NOTHING: Answers = { drafts: {}, outgoing: [] };
const kept = z.object({
  drafts: z.record(z.string(), z.string()),
  outgoing: z.array(z.object({ key: z.string(), player: z.string(), text: z.string() })),
});

let owner: string | null = null;
let answers: Answers = NOTHING;
const listeners = new Set<() => void>();

const storageName = (operator: string) => `desk-answers-${operator}`;

/** In this tab alone, and gone with it: an answer may speak of anything. */
function keep(): void {
  try {
    if (owner) window.sessionStorage.setItem(storageName(owner), JSON.stringify(answers));
  } catch {
    // The browser keeps nothing: it is lost with the page.
  }
}

function readKept(operator: string): Answers {
  try {
    const found = z.safeParse(kept, JSON.parse(window.sessionStorage.getItem(storageName(operator)) ?? 'null'));
    if (!found.success) return NOTHING;
    return {
      drafts: found.data.drafts,
      outgoing: found.data.outgoing.map((one) => ({ ...one, state: 'interrupted' as const })),
    };
  } catch {
    return NOTHING;
  }
}

function change(next: Answers): void {
  answers = next;
  keep();
  for (const listener of listeners) listener();
}

export function subscribeAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this operator has written, from this tab's memory. */
export function answersOf(operator: string): Answers {
  if (owner !== operator) {
    owner = operator;
    answers = readKept(operator);
  }
  return answers;
}

export const noAnswers = (): Answers => NOTHING;

export function draftChanged(player: string, text: string): void {
  const { [player]: _, ...others } = answers.drafts;
  change({ ...answers, drafts: text === '' ? others : { ...others, [player]: text } });
}

/** An answer is on its way, for the first time or again. */
export function answerSending({ key, player, text }: Pick<Outgoing, 'key' | 'player' | 'text'>): void {
  const sent: Outgoing = { key, player, text, state: 'sending' };
  const known = answers.outgoing.some((one) => one.key === key);
  change({
    ...answers,
    outgoing: known ? answers.outgoing.map((one) => (one.key === key ? sent : one)) : [...answers.outgoing, sent],
  });
}

export function answerFailed(key: string, problem: string): void {
  change({
    ...answers,
    outgoing: answers.outgoing.map((one) => (one.key === key ? { ...one, state: 'failed', problem } : one)),
  });
}

/** It has arrived, or nobody wants to send it any more. */
export function answerGone(key: string): void {
  change({ ...answers, outgoing: answers.outgoing.filter((one) => one.key !== key) });
}
