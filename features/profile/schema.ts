import * as z from 'zod/mini';
import { newPasswordFields, passwordsMatch } from '@/features/account/schema';

/** A change of password: the old one, and the new one twice. Messages are keys of `account.problem`, spec §5. */
export const passwordChangeSchema = z
  .object({ oldPassword: z.string().check(z.minLength(1, 'required')), ...newPasswordFields })
  .check(passwordsMatch());
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
