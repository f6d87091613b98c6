import type { Asked } from '@desk/lib/address/use-address';
import {
  riskCaseKindSchema,
  riskCaseSortSchema,
  riskCaseStateSchema,
  riskOutcomeSchema,
} from '@kozyr/contracts/operator/risk-cases';
import * as z from 'zod/mini';

/** The choice of the list that asks for every case; none asks for open ones. */
export const EVERY_CASE = 'all';

const wantedSchema = z.object({
  sort: z.catch(z.optional(riskCaseSortSchema), undefined),
  state: z.catch(z.optional(riskCaseStateSchema), undefined),
  kind: z.catch(z.optional(riskCaseKindSchema), undefined),
  outcome: z.catch(z.optional(riskOutcomeSchema), undefined),
  assignee: z.optional(z.string()),
  player: z.catch(z.optional(z.uuid()), undefined),
  after: z.optional(z.string()),
});

/** What the list asks the platform. Nothing chosen: open cases, or every case of a player who is named. */
export function wantedCases(asked: Readonly<Record<string, string | undefined>>): z.infer<typeof wantedSchema> {
  const wanted = z.parse(wantedSchema, asked);
  const chosen = wanted.state !== undefined || asked.state === EVERY_CASE || wanted.player !== undefined;
  return chosen ? wanted : { ...wanted, state: 'open' };
}

const aboutSchema = z.object({ about: z.enum(['player', 'withdrawal']), of: z.uuid() });

/** What a case is to be opened about, as a link from a player or a withdrawal says; null: nothing. */
export function newCaseAbout(asked: Asked): { about: 'player' | 'withdrawal'; id: string } | null {
  const { data } = z.safeParse(aboutSchema, asked);
  return data ? { about: data.about, id: data.of } : null;
}
