import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { settings } from '../../../db/schema/settings';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { MAINTENANCE_ALL, MAINTENANCE_KINDS, type MaintenanceKind } from './maintenance';
import { forgetStop } from './provider-limit';
import { closeGameIn, closeProviderIn, setMaintenance, switchGame, switchProvider } from './switches';

type Switch = { slug: string; enabled: boolean };
const stateOf = (enabled: boolean) => (enabled ? 'on' : 'off');

/** What an operator switches, recorded where it changed something. @throws DomainError NOT_FOUND */
async function operate(
  ctx: Context,
  operator: OperatorCaller,
  { kind, act }: { kind: 'game' | 'provider'; act: typeof switchGame },
  input: Switch,
) {
  return ctx.db.transaction(async (tx) => {
    const done = await act(tx, input);
    if (done.changed)
      await recordOperatorDeed(ctx, tx, operator, {
        action: `${kind}_switched`,
        subject: { kind, id: input.slug },
        details: { before: stateOf(!input.enabled), after: stateOf(input.enabled) },
      });
    return done;
  });
}

export function operateGame(ctx: Context, operator: OperatorCaller, input: Switch) {
  return operate(ctx, operator, { kind: 'game', act: switchGame }, input);
}

/** One that was stopped for its net wins is counted anew from when it is switched on. */
export function operateProvider(ctx: Context, operator: OperatorCaller, input: Switch) {
  const act: typeof switchProvider = async (tx, { slug, enabled }) => {
    if (enabled) await forgetStop(tx, slug);
    return switchProvider(tx, { slug, enabled });
  };
  return operate(ctx, operator, { kind: 'provider', act }, input);
}

/** What an operator closes in countries, recorded where it changed something. @throws DomainError NOT_FOUND */
async function operateClosing(
  ctx: Context,
  operator: OperatorCaller,
  { kind, act }: { kind: 'game' | 'provider'; act: typeof closeGameIn },
  input: { slug: string; closed_in: readonly string[] },
) {
  return ctx.db.transaction(async (tx) => {
    const { slug, closedIn, before, changed } = await act(tx, { slug: input.slug, closedIn: input.closed_in });
    if (changed)
      await recordOperatorDeed(ctx, tx, operator, {
        action: `${kind}_closed_in`,
        subject: { kind, id: slug },
        details: { before: before.join(' '), after: closedIn.join(' ') },
      });
    return { slug, closed_in: closedIn, changed };
  });
}

type ClosedIn = Parameters<typeof operateClosing>[3];

export const operateGameClosing = (ctx: Context, operator: OperatorCaller, input: ClosedIn) =>
  operateClosing(ctx, operator, { kind: 'game', act: closeGameIn }, input);

export const operateProviderClosing = (ctx: Context, operator: OperatorCaller, input: ClosedIn) =>
  operateClosing(ctx, operator, { kind: 'provider', act: closeProviderIn }, input);

type Maintenance = { provider: string | null; kind: MaintenanceKind | null };

/** Technical work under way; provider null is all games. */
export async function listMaintenance(ctx: Context): Promise<{ items: Maintenance[] }> {
  const rows = await ctx.db.select().from(settings).where(eq(settings.tag, 'MAINTENANCE')).orderBy(settings.code);
  return {
    items: rows.map(({ code, value }) => ({
      provider: code === MAINTENANCE_ALL ? null : code,
      kind: MAINTENANCE_KINDS.find((kind) => kind === value) ?? null,
    })),
  };
}

/** Begins technical work, or by null ends it. @throws DomainError NOT_FOUND for an unknown provider */
export async function operateMaintenance(ctx: Context, operator: OperatorCaller, input: Maintenance) {
  return ctx.db.transaction(async (tx) => {
    const done = await setMaintenance(tx, input);
    if (done.changed)
      await recordOperatorDeed(ctx, tx, operator, {
        action: 'maintenance_set',
        subject: { kind: 'maintenance', id: input.provider ?? MAINTENANCE_ALL },
        details: { after: input.kind ?? 'ended' },
      });
    return done;
  });
}
