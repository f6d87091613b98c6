'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/controls/button';
import { PasswordField } from '@/components/controls/password-field';
import { SubmitButton } from '@/components/controls/submit-button';
import { CheckList } from '@/components/display/check-list';
import { leaveAlert } from '@/lib/alerts/alerts';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { session } from '@/lib/session/browser-session';
import { isFactorNeeded } from '../second-factor/errors';
import { withFactor } from '../second-factor/store';

type Texts = Readonly<Record<'password' | 'required' | 'wrong' | 'begin' | 'back', string>>;

/**
 * The second step of leaving for ever: what follows, the password once more, and the code where a second factor is on. Whoever has left is
 * signed out and told so on the main page.
 */
export function LeavingForm({
  follows,
  texts,
  alert,
  leave,
  problemOf,
  onBack,
}: {
  follows: readonly { key: string; content: string }[];
  texts: Texts;
  alert: 'closed' | 'erased';
  leave: (proof: { password: string; code?: string }) => Promise<unknown>;
  /** What stands in the way, to be read beside the button at leisure; null: it was told otherwise. */
  problemOf: (error: unknown) => string | null;
  onBack: () => void;
}) {
  const form = useForm({ defaultValues: { password: '' } });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = form.handleSubmit(async ({ password }) => {
    setProblem(null);
    try {
      await withFactor((factor) => leave({ password, ...factor }));
    } catch (error) {
      if (isFactorNeeded(error)) return;
      if (apiErrorCodeOf(error) === 'PASSWORD_WRONG')
        form.setError('password', { message: texts.wrong }, { shouldFocus: true });
      else setProblem(problemOf(error));
      return;
    }
    leaveAlert({ successMessage: alert });
    session.end('ended');
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CheckList items={follows} />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        autoFocus
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: texts.required })}
      />
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <div className="flex flex-col gap-2">
        <SubmitButton tone="gold" pending={form.formState.isSubmitting}>
          {texts.begin}
        </SubmitButton>
        <Button wide tone="ghost" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
