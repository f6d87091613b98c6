'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/controls/button';
import { Field } from '@/components/controls/field';
import { SubmitButton } from '@/components/controls/submit-button';
import { TextField } from '@/components/controls/text-field';
import { Icon } from '@/components/display/icon';
import { cn } from '@/lib/class-names';
import { type ChatError, chatError } from '../errors';
import { leaveRequestMutation } from '../mutations';
import { isProblem, type RequestValues, requestSchema } from '../schema';
import { draftChanged, useChatDraft, writerCame } from '../store';

/** A question with an email address to answer it: for whoever has no account, and while nobody is there. */
export function ContactForm({ writer, email }: { writer: string; email: string | null }) {
  const t = useTranslations('chat');
  const textId = useId();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [refused, setRefused] = useState<ChatError | null>(null);
  const leave = useMutation(leaveRequestMutation);
  const [draft] = useState(() => {
    writerCame(writer);
    return useChatDraft.getState().draft;
  });
  const form = useForm<RequestValues>({
    resolver: zodResolver(requestSchema),
    defaultValues: { email: email ?? '', text: draft },
  });
  const problem = (message: string | undefined) => (isProblem(message) ? t(`problem.${message}`) : undefined);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setRefused(null);
    const wanted = { email: values.email.trim(), text: values.text.trim() };
    try {
      await leave.mutateAsync({ ...wanted, idempotency_key: key });
      draftChanged('');
      setSentTo(wanted.email);
    } catch (error) {
      setRefused(chatError(error));
    }
  });

  if (sentTo !== null) {
    return (
      <div role="status" className="flex flex-col items-center gap-3 px-5 py-10 text-center">
        <Icon name="success" size={40} className="text-active" />
        <p className="font-display font-semibold text-lg">{t('form.doneTitle')}</p>
        <p className="wrap-anywhere text-muted">{t('form.done', { email: sentTo })}</p>
        <Button
          tone="quiet"
          onClick={() => {
            setKey(crypto.randomUUID());
            form.reset({ email: sentTo, text: '' });
            setSentTo(null);
          }}
        >
          {t('form.another')}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 px-5 py-4">
      <TextField
        label={t('form.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={problem(errors.email?.message)}
        {...form.register('email', { onChange: () => setKey(crypto.randomUUID()) })}
      />
      <Field id={textId} label={t('form.text')} hint={t('form.hint')} error={problem(errors.text?.message)}>
        {(control) => (
          <textarea
            rows={5}
            {...control}
            {...form.register('text', {
              onChange: (event: { target: { value: string } }) => {
                setKey(crypto.randomUUID());
                draftChanged(event.target.value);
              },
            })}
            className={cn(
              'w-full min-w-0 resize-y rounded-control border border-hairline bg-surface-2 px-4 py-3 text-base text-ivory',
              'focus:border-gold focus:outline-none focus-visible:ring-2 focus-visible:ring-gold/40 aria-invalid:border-danger',
            )}
          />
        )}
      </Field>
      {refused && (
        <p role="alert" className="flex items-start gap-1.5 text-danger text-sm">
          <Icon name="error" size={18} className="mt-px shrink-0" />
          {t(`error.${refused}`)}
        </p>
      )}
      <SubmitButton pending={leave.isPending}>{t('form.send')}</SubmitButton>
    </form>
  );
}
