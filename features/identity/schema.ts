import { isDocumentCountry } from '@kozyr/contracts/document-countries';
import { IDENTITY_DOCUMENTS } from '@kozyr/contracts/identity';
import * as z from 'zod/mini';
import { isOldEnough } from './rules';

/** Messages of the form are keys of `identity.problem`. */
const PROBLEMS = ['required', 'name', 'underAge', 'number', 'expired'] as const;
export type DetailsProblem = (typeof PROBLEMS)[number];

/** The problem a field's message names; undefined without one. */
export const problemKey = (message: string | undefined): DetailsProblem | undefined =>
  message === undefined ? undefined : (PROBLEMS.find((problem) => problem === message) ?? 'required');

const filled = z.string().check(z.trim(), z.minLength(1, 'required'));

/** What the player gives of themselves and the document. today: YYYY-MM-DD */
export const detailsSchema = (today: string) =>
  z.object({
    full_name: filled.check(z.regex(/^[\p{L}\p{M}][\p{L}\p{M} .,'’ʼ-]{1,119}$/u, 'name')),
    date_of_birth: filled.check(z.refine((day) => day === '' || isOldEnough(day, today), 'underAge')),
    document_kind: z.enum(IDENTITY_DOCUMENTS),
    document_country: z.string().check(z.refine(isDocumentCountry, 'required')),
    document_number: filled.check(z.regex(/^[\p{L}\d][\p{L}\d /-]{3,31}$/u, 'number')),
    /** Empty: the document says none. */
    document_expires_on: z.string().check(z.refine((day) => day === '' || day >= today, 'expired')),
  });

export type DetailsValues = z.infer<ReturnType<typeof detailsSchema>>;
