import { toMinor } from '@kozyr/contracts/money';
import type { OperatorSetting } from '@kozyr/contracts/operator/running';
import { and, eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { settings } from '../../../db/schema/settings';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../audit/record-operator-deed';
import { RESTRICTIONS, type RestrictionCode } from './registry';

/** Lower and upper bounds of the same thing, amounts or whole numbers: a change may not turn them round. */
const PAIRS: readonly (readonly [RestrictionCode, RestrictionCode])[] = [
  ['DEPOSIT_MINIMUM_UAH', 'DEPOSIT_MAXIMUM_UAH'],
  ['DEPOSIT_MINIMUM_KZT', 'DEPOSIT_MAXIMUM_KZT'],
  ['PAYOUT_MINIMUM_UAH', 'PAYOUT_MAXIMUM_24H_UAH'],
  ['PAYOUT_MINIMUM_KZT', 'PAYOUT_MAXIMUM_24H_KZT'],
  ['BATTLES_SECOND_TIER_FROM', 'BATTLES_THIRD_TIER_FROM'],
  ['BATTLES_THIRD_TIER_FROM', 'BATTLES_FOURTH_TIER_FROM'],
  ['BATTLES_FOURTH_TIER_FROM', 'BATTLES_FIFTH_TIER_FROM'],
];

const isRestriction = (code: string): code is RestrictionCode => Object.hasOwn(RESTRICTIONS, code);

async function readAll(db: Queryable): Promise<OperatorSetting[]> {
  const rows = await db.select().from(settings).where(eq(settings.tag, 'RESTRICTION'));
  const set = new Map(rows.map(({ code, value }) => [code, value]));
  return Object.entries(RESTRICTIONS).map(([code, { pattern, hint, fallback }]) => {
    const value = set.get(code);
    const good = value !== undefined && pattern.test(value);
    return { code, value: good ? value : fallback, set: good, fallback, hint, pattern: pattern.source };
  });
}

/** Every restriction and what holds now. */
export async function listOperatorSettings(ctx: Context): Promise<{ items: OperatorSetting[] }> {
  return { items: await readAll(ctx.db) };
}

function refuseTurnedRound(all: readonly OperatorSetting[]): void {
  const holding = (code: string) => all.find((one) => one.code === code)?.value ?? null;
  for (const [lower, upper] of PAIRS) {
    const [low, high] = [holding(lower), holding(upper)];
    if (low !== null && high !== null && toMinor(low) > toMinor(high))
      throw new DomainError('VALIDATION_ERROR', `${lower} (${low}) would be above ${upper} (${high}).`);
  }
}

/**
 * Sets a restriction, or with null takes it away so that its fallback holds. What is set already changes nothing.
 * @throws DomainError NOT_FOUND for an unknown code; VALIDATION_ERROR, with the pattern, for a value that is none
 */
export async function setOperatorSetting(
  ctx: Context,
  operator: OperatorCaller,
  { code, value }: { code: string; value: string | null },
): Promise<OperatorSetting> {
  if (!isRestriction(code)) throw new DomainError('NOT_FOUND', `There is no setting ${code}.`);
  const { pattern, hint } = RESTRICTIONS[code];
  if (value !== null && !pattern.test(value))
    throw new DomainError('VALIDATION_ERROR', `${code} must be ${hint}.`, { hint, pattern: pattern.source });
  return ctx.db.transaction(async (tx) => {
    // One change at a time: two that are right each by itself could turn a pair round.
    const rows = await tx
      .select()
      .from(settings)
      .where(eq(settings.tag, 'RESTRICTION'))
      .orderBy(settings.code)
      .for('update');
    const before = rows.find((row) => row.code === code)?.value ?? null;
    const one = and(eq(settings.tag, 'RESTRICTION'), eq(settings.code, code));
    if (before !== value) {
      if (value === null) await tx.delete(settings).where(one);
      else
        await tx
          .insert(settings)
          .values({ tag: 'RESTRICTION', code, value })
          .onConflictDoUpdate({ target: [settings.tag, settings.code], set: { value } });
      await recordOperatorDeed(ctx, tx, operator, {
        action: 'setting_changed',
        subject: { kind: 'setting', id: code },
        details: { before: before ?? 'unset', after: value ?? 'unset' },
      });
    }
    const all = await readAll(tx);
    refuseTurnedRound(all);
    const now = all.find((setting) => setting.code === code);
    if (!now) throw new Error(`The setting ${code} is not in the registry.`);
    return now;
  });
}
