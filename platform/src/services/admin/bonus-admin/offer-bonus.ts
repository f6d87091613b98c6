import { randomUUID } from 'node:crypto';
import type { BonusChange, NewBonus, OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bonuses, bonusGroups } from '../../../db/schema/bonuses';
import { playerGroups } from '../../../db/schema/player-groups';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockBonus } from '../../rewards/bonuses/lock-bonus';
import { columnsOf, newOffer, requireSound } from './internal/offer';
import { heldForSecond, needsTwo } from './internal/two-people';
import { readBonusForAdmin } from './list-bonuses-for-admin';

type Row = typeof bonuses.$inferInsert;

/** A promo code belongs to one bonus of a currency, whatever its capitals. @throws DomainError STATE_CONFLICT */
async function requireFreeCode(tx: Queryable, { id, code, currency }: Row): Promise<void> {
  if (!code) return;
  // One change of codes at a time: two that are free each by itself could be the same.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bonus codes'))`);
  const taken = and(eq(bonuses.currency, currency), sql`upper(${bonuses.code}) = upper(${code})`, ne(bonuses.id, id));
  const [other] = await tx.select({ name: bonuses.name }).from(bonuses).where(taken);
  if (other)
    throw new DomainError('STATE_CONFLICT', `The code ${code} belongs to "${other.name}".`, { why: 'code_taken' });
}

/** @throws DomainError VALIDATION_ERROR that names the field */
async function requirePlayerGroup(tx: Queryable, { playerGroupId: id }: Partial<Row>): Promise<void> {
  if (!id) return;
  const found = await tx.select({ id: playerGroups.id }).from(playerGroups).where(eq(playerGroups.id, id));
  if (found.length === 0)
    throw new DomainError('VALIDATION_ERROR', 'player_group is no group of players.', { field: 'player_group' });
}

/** Makes a bonus and writes it down; one that needs two people is a draft, whatever was said. @throws DomainError NOT_FOUND for the group, VALIDATION_ERROR, STATE_CONFLICT */
export async function createBonus(ctx: Context, operator: OperatorCaller, said: NewBonus): Promise<OperatorBonus> {
  return ctx.db.transaction(async (tx) => {
    const [group] = await tx.select().from(bonusGroups).where(eq(bonusGroups.name, said.group));
    if (!group) throw new DomainError('NOT_FOUND', `There is no group ${said.group}.`);
    const terms = {
      ...newOffer(said, ctx.now()),
      id: randomUUID(),
      groupId: group.id,
      proposedBy: operator.operatorId,
    };
    const offer = terms.status === 'ACTIVE' && needsTwo(terms) ? { ...terms, status: 'DRAFT' as const } : terms;
    requireSound(offer, group.name);
    await requirePlayerGroup(tx, offer);
    await requireFreeCode(tx, offer);
    await tx.insert(bonuses).values(offer);
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'bonus_created',
      subject: { kind: 'bonus', id: offer.id },
      details: { after: JSON.stringify(said) },
    });
    return readBonusForAdmin(tx, offer.id);
  });
}

/** Of both, what differs. */
function differences(before: OperatorBonus, after: OperatorBonus) {
  const said = ({ bonus, player_group }: OperatorBonus) => Object.entries({ ...bonus, player_group });
  const old = new Map(said(before));
  const changed = said(after).filter(([key, value]) => JSON.stringify(old.get(key)) !== JSON.stringify(value));
  const was = changed.map(([key]) => [key, old.get(key)] as const);
  return { before: JSON.stringify(Object.fromEntries(was)), after: JSON.stringify(Object.fromEntries(changed)) };
}

/**
 * Changes a bonus for whoever takes it from now on: user bonuses hold the terms they were taken on. What changes nothing is not
 * recorded. @throws DomainError NOT_FOUND, VALIDATION_ERROR, STATE_CONFLICT for a code that is another's,
 * SECOND_PERSON_NEEDED
 */
export async function changeBonus(
  ctx: Context,
  operator: OperatorCaller,
  { id, said }: { id: string; said: BonusChange },
): Promise<OperatorBonus> {
  return ctx.db.transaction(async (tx) => {
    const offer = await lockBonus(tx, id);
    if (!offer) throw new DomainError('NOT_FOUND', 'There is no such bonus.');
    const before = await readBonusForAdmin(tx, id);
    const terms = columnsOf(said);
    const wanted = { ...offer, ...terms };
    requireSound(wanted, before.group.name);
    await requirePlayerGroup(tx, wanted);
    await requireFreeCode(tx, wanted);
    const held = await heldForSecond(tx, { before: offer, wanted, operatorId: operator.operatorId });
    const columns = { ...terms, ...held };
    await tx.update(bonuses).set(columns).where(eq(bonuses.id, id));
    const after = await readBonusForAdmin(tx, id);
    const details = differences(before, after);
    if (details.after !== '{}')
      await recordOperatorDeed(ctx, tx, operator, { action: 'bonus_changed', subject: { kind: 'bonus', id }, details });
    return after;
  });
}
