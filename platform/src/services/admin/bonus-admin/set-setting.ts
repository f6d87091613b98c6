import { WEEKDAYS } from '@kozyr/contracts/bonus-settings';
import type { BonusLabel } from '@kozyr/contracts/bonuses';
import type { NewBonusSetting, OperatorBonusSetting } from '@kozyr/contracts/operator/bonus-settings';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bonusSettings } from '../../../db/schema/bonuses';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { VERSIONED_CODE } from '../../rewards/bonuses/calendar';
import { isSetting, readBonusSetting, type SettingKey } from './read-settings';

/** Hours end on the day they begin on. @throws DomainError VALIDATION_ERROR that names the field */
function requireHours({ options: { days_of_week_active: week } }: NewBonusSetting): void {
  for (const day of WEEKDAYS) {
    const { enabled, time_from: from, time_to: to } = week[day];
    if (enabled && from >= to)
      throw new DomainError(
        'VALIDATION_ERROR',
        `${day}: time_from (${from}) must be before time_to (${to}). Hours end on their own day, at 23:59 at the latest; to close the day set enabled to false.`,
        { field: `options.days_of_week_active.${day}.time_from` },
      );
  }
}

/** What is versioned is proposed and confirmed by two. @throws DomainError STATE_CONFLICT */
function requireUnversioned(code: BonusLabel): void {
  if (code === VERSIONED_CODE)
    throw new DomainError(
      'STATE_CONFLICT',
      `Days and hours of ${code} are versioned: propose them among the promotion rules (percentages), and let another admin confirm.`,
    );
}

type Terms = Pick<OperatorBonusSetting, 'wager' | 'options'>;

/** As the audit log has it, days in their order: the same setting is the same text. */
function textOf({ wager, options: { days_of_week_active: week } }: Terms): string {
  const hours = WEEKDAYS.map((day) => {
    const { enabled, time_from: from, time_to: to } = week[day];
    return [day, `${enabled ? '' : 'closed '}${from}-${to}`] as const;
  });
  return JSON.stringify({ wager, ...Object.fromEntries(hours) });
}

/** Writes the setting in place of the version that was read. @returns whether that version was still there */
async function replace(tx: Queryable, key: SettingKey, { version, wager, options }: NewBonusSetting): Promise<boolean> {
  const terms = { daysOfWeekActive: options.days_of_week_active, wager, version: version + 1 };
  const written =
    version === 0
      ? await tx
          .insert(bonusSettings)
          .values({ ...key, ...terms })
          .onConflictDoNothing()
          .returning()
      : await tx.update(bonusSettings).set(terms).where(isSetting(key)).returning();
  return written.length === 1;
}

/**
 * Sets days, hours and the wager that players are told, recorded with what was. What is set already changes nothing, so the
 * same call may be sent again. @throws DomainError VALIDATION_ERROR; STATE_CONFLICT where another has set it since it was read, and of
 * what is versioned
 */
export async function setBonusSetting(
  ctx: Context,
  operator: OperatorCaller,
  { code, currency, said }: SettingKey & { said: NewBonusSetting },
): Promise<OperatorBonusSetting & { changed: boolean }> {
  requireUnversioned(code);
  requireHours(said);
  const key = { code, currency };
  return ctx.db.transaction(async (tx) => {
    // Who sets it at the same moment waits here, and then sees a version that is not theirs.
    await tx.select().from(bonusSettings).where(isSetting(key)).for('update');
    const before = await readBonusSetting(tx, ctx.now(), key);
    if (before.version > 0 && textOf(before) === textOf(said)) return { ...before, changed: false };
    if (before.version !== said.version || !(await replace(tx, key, said))) {
      const { version } = await readBonusSetting(tx, ctx.now(), key);
      throw new DomainError(
        'STATE_CONFLICT',
        `${code} of ${currency} is at version ${version}, not ${said.version}: it was set since you read it. Read it again, and set it with your change on top.`,
        { why: 'changed', version: String(version) },
      );
    }
    const after = await readBonusSetting(tx, ctx.now(), key);
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'bonus_setting_changed',
      subject: { kind: 'bonus_setting', id: `${code}/${currency}` },
      details: { before: before.version === 0 ? 'unset' : textOf(before), after: textOf(after) },
    });
    return { ...after, changed: true };
  });
}
