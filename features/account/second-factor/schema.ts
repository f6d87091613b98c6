import * as z from 'zod/mini';

/** A code of the app or a recovery code; which of them it is, and whether it is right, the platform says. Messages are keys of `account.problem`. */
export const factorSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, 'required'), z.minLength(6, 'code'), z.maxLength(64, 'invalid')),
});
export type FactorValues = z.infer<typeof factorSchema>;
