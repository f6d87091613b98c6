import { CHAT_MESSAGE_MAX } from '@kozyr/contracts/chat';
import * as z from 'zod/mini';

/** The form of a contact request. Messages are keys of `chat.problem`; the words are spec §5. */
export const requestSchema = z.object({
  email: z.string().check(
    z.check((checked) => {
      const email = checked.value.trim();
      const message = email === '' ? 'required' : z.safeParse(emailSchema, email).success ? null : 'email';
      if (message) checked.issues.push({ code: 'custom', message, input: checked.value, continue: true });
    }),
  ),
  text: z.string().check(
    z.check((checked) => {
      const length = checked.value.trim().length;
      const message = length === 0 ? 'required' : length > CHAT_MESSAGE_MAX ? 'tooLong' : null;
      if (message) checked.issues.push({ code: 'custom', message, input: checked.value, continue: true });
    }),
  ),
});
export type RequestValues = z.infer<typeof requestSchema>;

const emailSchema = z.email().check(z.maxLength(254));

export const PROBLEMS = ['required', 'email', 'tooLong'] as const;
export type Problem = (typeof PROBLEMS)[number];
export const isProblem = (text: string | undefined): text is Problem => PROBLEMS.some((one) => one === text);
