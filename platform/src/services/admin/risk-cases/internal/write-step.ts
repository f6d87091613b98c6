import type { RiskOutcome, RiskStep } from '@kozyr/contracts/operator/risk-cases';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { riskCases, riskSteps } from '../../../../db/schema/risk';

/** A step of a case. operatorId null: by a rule. outcome: of `closed` alone. */
export type Step = { operatorId: string | null; step: RiskStep; text: string; outcome?: RiskOutcome };

/** Writes down what was done about a case, which is the last thing that happened to it then. */
export async function writeStep(tx: Queryable, at: Date, caseId: string, step: Step): Promise<void> {
  await tx.insert(riskSteps).values({ caseId, at, ...step });
  await tx.update(riskCases).set({ changedAt: at }).where(eq(riskCases.id, caseId));
}
