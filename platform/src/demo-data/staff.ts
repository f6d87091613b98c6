import { randomBytes } from 'node:crypto';
import { operatorEndpoints } from '@kozyr/contracts/operator';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../context';
import { operators } from '../db/schema/operators';
import { addOperator } from '../services/identity/operators/add-operator';
import { admitOperator } from '../services/identity/operators/admit';
import { ensureFirstOperator } from '../services/identity/operators/first-operator';
import { hashKey } from '../services/identity/operators/keys';
import type { Staff } from './world';

const by = (ctx: Context, key: string): Promise<OperatorCaller> =>
  admitOperator(ctx, operatorEndpoints.getOwnOperator, {
    headers: { authorization: `Operator ${key}` },
    ip: '127.0.0.1',
    id: 'demo-data',
  });

/** The first admin: the owner's own key where it is known. */
async function owner(ctx: Context): Promise<OperatorCaller> {
  await ensureFirstOperator(ctx);
  const { OPERATOR_KEY } = ctx.env;
  if (OPERATOR_KEY !== undefined) return by(ctx, OPERATOR_KEY);
  const key = randomBytes(32).toString('base64url');
  const [made] = await ctx.db
    .insert(operators)
    .values({ name: 'demo-owner', role: 'admin', keyHash: hashKey(key), createdAt: ctx.now() })
    .onConflictDoUpdate({ target: operators.name, set: { keyHash: hashKey(key) } })
    .returning();
  if (!made) throw new Error('There is no operator to begin with.');
  return by(ctx, key);
}

/** Who does what operators do in the demo data. Nobody keeps their keys. */
export async function hireStaff(ctx: Context): Promise<Staff> {
  const first = await owner(ctx);
  const hire = async (role: 'support' | 'payments' | 'finance' | 'admin') => {
    const name = `demo-${role}`;
    const [known] = await ctx.db.select({ id: operators.id }).from(operators).where(eq(operators.name, name));
    if (known) throw new Error(`There is an operator ${name} already: this database has demo data.`);
    return by(ctx, (await addOperator(ctx, first, { name, role })).key);
  };
  return {
    support: await hire('support'),
    payments: await hire('payments'),
    finance: await hire('finance'),
    admin: await hire('admin'),
  };
}
