import { PROMOTION_KINDS, type PromotionKind } from '@kozyr/contracts/promotions/rules';
import type { Context } from '../../../context';
import type { Database } from '../../../db/database';
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
type Held = { known: Known; readAt: number };
const held = new WeakMap<Database, Held>();
const reading = new WeakMap<Database, Promise<Held>>();

/** The lists of all kinds, which come in their order, each parsed by the schema of its kind. */
const parseKnown = (lists: readonly (readonly ConfirmedRules<PromotionKind>[])[]): Known =>
  Object.fromEntries(PROMOTION_KINDS.map((kind, place) => [kind, lists[place] ?? []])) as Known;

async function readAll(db: Database): Promise<Held> {
  const readAt = performance.now();
  const lists = await Promise.all(PROMOTION_KINDS.map((kind) => readConfirmedRules(db, kind)));
  const fresh = { known: parseKnown(lists), readAt };
  const before = held.get(db);
  if (before && before.readAt > readAt) return before;
  held.set(db, fresh);
  return fresh;
}

/** Reads the rules into this process's memory: when it has just changed them. */
export async function learnRules({ db }: Pick<Context, 'db'>): Promise<void> {
  await readAll(db);
}

/** The memory, read anew where it is too old; whoever asks meanwhile waits for the same reading. */
async function recall(db: Database): Promise<Held> {
  const known = held.get(db);
  if (known && performance.now() - known.readAt < FRESH_MS) return known;
  const running = reading.get(db);
  if (running) return running;
  const begun = readAll(db).finally(() => reading.delete(db));
  reading.set(db, begun);
  return begun;
}

/** What held at a moment that is not after now, from this process's memory: for what is asked often. */
export async function rulesAt<K extends PromotionKind>(ctx: Knowing, kind: K, moment: Date): Promise<RulesInForce<K>> {
  const { known } = await recall(ctx.db);
  return pickInForce(kind, known[kind], moment);
}

/** The same now. */
export const rulesNow = <K extends PromotionKind>(ctx: Knowing, kind: K): Promise<RulesInForce<K>> =>
  rulesAt(ctx, kind, ctx.now());
