import type { PromotionVersion } from '@kozyr/contracts/operator/promotion-settings';
import { PROMOTION_KINDS, type PromotionKind } from '@kozyr/contracts/promotions/rules';
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import { promotionVersions } from '../../../db/schema/promotions';
import { readCursor, writeCursor } from '../../kernel/cursors/cursor';
import { readRulesAt } from '../../kernel/promotions/read-rules';
import { type Named, readBelow, readBuiltIn, readVersion, versionView } from './internal/version-view';

/** Above every number of a version. */
const NONE_ABOVE = 2_147_483_647;
const placeSchema = z.tuple([z.string().regex(/^\d{1,9}$/)]);

async function stateOfKind(ctx: Context, now: Date, kind: PromotionKind) {
  const { version, validFrom, state } = promotionVersions;
  const [held, [coming], open] = await Promise.all([
    readRulesAt(ctx.db, kind, now),
    ctx.db
      .select({ version })
      .from(promotionVersions)
      .where(and(eq(promotionVersions.kind, kind), eq(state, 'confirmed'), gt(validFrom, now)))
      .orderBy(asc(validFrom), asc(version))
      .limit(1),
    ctx.db
      .select({ state, versions: count() })
      .from(promotionVersions)
      .where(and(eq(promotionVersions.kind, kind), inArray(state, ['draft', 'proposed'])))
      .groupBy(state),
  ]);
  const openIn = (which: string) => open.find((row) => row.state === which)?.versions ?? 0;
  return {
    kind,
    in_force: await readVersion(ctx.db, now, { kind, version: held.version }),
    next: coming ? await readVersion(ctx.db, now, { kind, version: coming.version }) : null,
    drafts: openIn('draft'),
    proposed: openIn('proposed'),
  };
}

/** Every kind: what holds now, what comes next, and how many versions are open. */
export async function listPromotionKinds(ctx: Context) {
  const now = ctx.now();
  return { items: await Promise.all(PROMOTION_KINDS.map((kind) => stateOfKind(ctx, now, kind))) };
}

/** Versions of a kind, newest first; the built-in one ends the last page. @throws DomainError BAD_REQUEST for a cursor of another list */
export async function listPromotionVersions(
  ctx: Context,
  { kind, after, pageSize }: { kind: PromotionKind; after?: string | undefined; pageSize: number },
): Promise<{ items: PromotionVersion[]; next: string | null }> {
  const below = after === undefined ? NONE_ABOVE : Number(readCursor(placeSchema, after)[0]);
  const { version: inForce } = await readRulesAt(ctx.db, kind, ctx.now());
  const found = await readBelow(ctx.db, { kind, version: below }, pageSize + 1);
  const items = found.slice(0, pageSize).map((each) => versionView(each, inForce));
  const last = items.at(-1);
  if (found.length > pageSize && last) return { items, next: writeCursor([String(last.version)]) };
  return { items: [...items, await readBuiltIn(ctx.db, kind, inForce)], next: null };
}

/** @throws DomainError NOT_FOUND */
export const getPromotionVersion = (ctx: Context, named: Named): Promise<PromotionVersion> =>
  readVersion(ctx.db, ctx.now(), named);
