import { checkResetCode, resetPassword } from '@kozyr/contracts/passwords';
import { login, type register, register as registerCall } from '@kozyr/contracts/sign-in';
import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { leaveAlert } from '@/lib/alerts/alerts';
import { call } from '@/lib/api/call';
import { playerRegistered } from '@/lib/offers/welcome-offer';
import { session } from '@/lib/session/browser-session';

/** Starts a registration, or finishes it with its code. A session in the answer begins at once: one full page load. */
export const registerMutation = mutationOptions({
  mutationKey: ['register'],
  mutationFn: async (body: z.input<typeof register.body>) => {
    const answer = await call(registerCall, { body });
    if ('tokens' in answer) {
      leaveAlert({ successMessage: 'registered' });
      playerRegistered();
      session.start();
    }
    return answer;
  },
});

/** Logs in, and loads the page for members. */
export const loginMutation = mutationOptions({
  mutationKey: ['login'],
  mutationFn: async (body: z.input<typeof login.body>) => {
    const answer = await call(login, { body });
    leaveAlert({ successMessage: 'loggedIn' });
    session.start();
    return answer;
  },
});

type ResetBody = z.input<typeof resetPassword.body>;

/** Starts a reset; answers the seconds until another code may be asked for, whether or not there is such an account. */
export const startResetMutation = mutationOptions({
  mutationKey: ['start-reset'],
  mutationFn: async (body: Omit<ResetBody, 'code' | 'newPassword'>) => {
    const answer = await call(resetPassword, { body });
    return { resend_after: answer?.resend_after ?? 0 };
  },
});

export const checkResetCodeMutation = mutationOptions({
  mutationKey: ['check-reset-code'],
  mutationFn: (body: z.input<typeof checkResetCode.body>) => call(checkResetCode, { body }),
});

/** Sets the new password; every session of the player ends by it. */
export const finishResetMutation = mutationOptions({
  mutationKey: ['finish-reset'],
  mutationFn: (body: Required<Pick<ResetBody, 'code' | 'newPassword'>> & ResetBody) => call(resetPassword, { body }),
});
