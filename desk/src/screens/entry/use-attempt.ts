'use client';
import { CallError } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useState } from 'react';

/**
 * Does one step of a sign-in at a time, and says why one did not work.
 * @param onOver what is done when the time for the whole sign-in is over
 */
export function useAttempt(onOver?: () => void) {
  const explain = useExplain();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(explain(error));
      if (error instanceof CallError && error.error.errorCode === 'SIGN_IN_EXPIRED') onOver?.();
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, problem };
}

/** What was typed in a field of a form, without spaces around it. */
export function typedIn(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '').trim();
}
