import { PROMOTION_KINDS, type PromotionKind } from '@kozyr/contracts/promotions/rules';
import type { Context } from '../../../context';
import { processMemory } from '../../../db/process-memory';
import { readConfirmedRules } from './read-rules';
import { type ConfirmedRules, pickInForce, type RulesInForce } from './rules';

/** What a process needs to know which rules hold. */
type Knowing = Pick<Context, 'db' | 'now'>;

/**
 * What is known is read anew when it is older than this. A version is confirmed or taken back DECIDED_SECONDS before it begins, which is
 * more: so what is known always has every version that has begun, and is never wrong about the present or the past.
 */
const FRESH_MS = 10_000;

type Known = { [K in PromotionKind]: readonly ConfirmedRules<K>[] };

/** The lists of all kinds, which come in their order, each parsed by the schema of its kind. */
const parseKnown = (lists: readonly (readonly ConfirmedRules<PromotionKind>[])[]): Known =>
  Object.fromEntries(PROMOTION_KINDS.map((kind, place) => [kind, lists[place] ?? []])) as Known;

const memory = processMemory(FRESH_MS, async ({ db }: Pick<Context, 'db'>) =>
  parseKnown(await Promise.all(PROMOTION_KINDS.map((kind) => readConfirmedRules(db, kind)))),
);

/** Reads the rules into this process's memory: when it has just changed them. */
export async function learnRules(ctx: Pick<Context, 'db'>): Promise<void> {
  await memory.learn(ctx);
}

/** What held at a moment that is not after now, from this process's memory: for what is asked often. */
export async function rulesAt<K extends PromotionKind>(ctx: Knowing, kind: K, moment: Date): Promise<RulesInForce<K>> {
  const known = await memory.recall(ctx);
  return pickInForce(kind, known[kind], moment);
}

/** The same now. */
export const rulesNow = <K extends PromotionKind>(ctx: Knowing, kind: K): Promise<RulesInForce<K>> =>
  rulesAt(ctx, kind, ctx.now());
