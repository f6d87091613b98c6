import { login, type register, register as registerCall } from '@kozyr/contracts/accounts';
import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { session } from '@/lib/session/browser-session';

/** Starts a registration, or finishes it with its code. A session in the answer begins at once: one full page load. */
export const registerMutation = mutationOptions({
  mutationKey: ['register'],
  mutationFn: async (body: z.input<typeof register.body>) => {
    const answer = await call(registerCall, { body });
    if ('tokens' in answer) session.start();
    return answer;
  },
});

/** Logs in, and loads the page for members. */
export const loginMutation = mutationOptions({
  mutationKey: ['login'],
  mutationFn: async (body: z.input<typeof login.body>) => {
    const answer = await call(login, { body });
    session.start();
    return answer;
  },
});
