import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { placesNow } from '../../../kernel/jurisdictions/places';
import { closedNow } from '../../../kernel/promotions/closed-now';
import { type Holding, takeStake } from '../bet';
import { type Answer, move } from '../movement';
import { SeamlessCallError, seamlessErrorBody } from '../seamless-call-error';
import type { Action, WalletCall } from '../wallet-call';
import { payResult } from '../win';

const actOf = (action: Action, holding: Holding) =>
  action.action === 'bet' ? takeStake(action.amount, holding) : payResult(action);

type World = Pick<Context, 'now' | 'listeners'> & {
  holding: Holding;
  db: Pick<Queryable, 'transaction'>;
};

function makeAction(
  { holding, ...world }: World,
  { integration, sessionId, roundId }: WalletCall,
  action: Action,
): Promise<Answer> {
  const { action: name, transactionId, bodyHash } = action;
  const call = { integration, sessionId, roundId, action: name, transactionId, bodyHash };
  return move(world, call, actOf(action, holding));
}

async function makeOrRefuse(world: World, call: WalletCall, action: Action): Promise<Answer> {
  try {
    return await makeAction(world, call, action);
  } catch (error) {
    if (error instanceof SeamlessCallError) return { ok: false, body: seamlessErrorBody(error.code, error.message) };
    throw error;
  }
}

/**
 * Makes one call by itself, whatever it needs: rounds of bonuses, wins that wait, stars that are given. Several actions are made in one
 * transaction, until one is refused: those before it stand. @returns an answer for each action that was tried
 */
export async function makeAlone(ctx: Context, call: WalletCall): Promise<Answer[]> {
  const holding = { places: await placesNow(ctx), closedBy: await closedNow(ctx), isOn: call.isOn };
  const [first] = call.actions;
  if (first && call.actions.length === 1) return [await makeOrRefuse({ ...ctx, holding }, call, first)];
  return ctx.db.transaction(async (db) => {
    const answers: Answer[] = [];
    for (const action of call.actions) {
      const answer = await makeOrRefuse({ ...ctx, holding, db }, call, action);
      answers.push(answer);
      if (!answer.ok) break;
    }
    return answers;
  });
}
