import { z } from 'zod';
import type { RiskFacts } from './rules';

const moment = z.coerce.date();

/** The cases of a player that are open, as columns of a row. */
export const OPEN_CASES = {
  risk_case: z.nullable(z.string()),
  risk_since: z.nullable(moment),
  harm_case: z.nullable(z.string()),
  harm_since: z.nullable(moment),
};
const openCasesSchema = z.object(OPEN_CASES);

const caseOf = (id: string | null, since: Date | null) => (id !== null && since ? { id, since } : null);

/** The same as facts of risk. */
export const openCasesOf = (row: z.infer<typeof openCasesSchema>): Pick<RiskFacts, 'riskCase' | 'harmCase'> => ({
  riskCase: caseOf(row.risk_case, row.risk_since),
  harmCase: caseOf(row.harm_case, row.harm_since),
});
