import type { Currency } from '@kozyr/contracts/money';
import { type LimitKind, type LimitPeriod, MAX_LIMIT_MINUTES, type PlayerLimit } from '@kozyr/contracts/player-limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { AsyncButton } from '@/components/controls/async-button';
import { Button } from '@/components/controls/button';
import { SubmitButton } from '@/components/controls/submit-button';
import { TextField } from '@/components/controls/text-field';
import { notify } from '@/components/overlay/notify';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { currencySign, groupDigits } from '@/lib/format/money';
import { stopError } from '../../errors';
import { removeLimitMutation, setLimitMutation } from '../mutations';
import { limitsQuery } from '../queries';
import { effectOf, limitProblem, parseLimit } from '../rules';

/** How much a limit is to be: any amount. It says what becomes of the request before it is sent. */
export function LimitForm({
  kind,
  period,
  currency,
  limit,
  onClose,
}: {
  kind: LimitKind;
  period: LimitPeriod;
  currency: Currency;
  limit: PlayerLimit | null;
  onClose: () => void;
}) {
  const t = useTranslations('protection');
  const set = useMutation(setLimitMutation);
  const remove = useMutation(removeLimitMutation);
  const hours = useQuery(limitsQuery).data?.raise_wait_hours ?? 24;
  const form = useForm({ defaultValues: { amount: '' } });
  const { errors } = form.formState;
  const typed = parseLimit(kind, form.watch('amount'));

  const send = async (request: () => Promise<unknown>) => {
    try {
      await request();
      onClose();
    } catch (error) {
      notify({ kind: 'error', message: t(`limits.error.${stopError(apiErrorCodeOf(error))}`), id: 'protection' });
    }
  };
  const submit = form.handleSubmit(({ amount }) => {
    const wanted = parseLimit(kind, amount);
    return wanted === null ? undefined : send(() => set.mutateAsync({ kind, period, amount: wanted }));
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={t(kind === 'time' ? 'limits.minutes' : 'limits.amount')}
        inputMode={kind === 'time' ? 'numeric' : 'decimal'}
        autoComplete="off"
        autoFocus
        end={kind === 'time' ? undefined : currencySign(currency)}
        error={errors.amount?.message}
        hint={typed === null ? undefined : t(`limits.effect.${effectOf(limit, typed)}`, { hours })}
        {...form.register('amount', {
          validate: (text) => {
            const problem = limitProblem(kind, text);
            return (
              problem === null || t(`limits.problem.${problem}`, { maximum: groupDigits(String(MAX_LIMIT_MINUTES)) })
            );
          },
        })}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={form.formState.isSubmitting} size="small" tone="quiet" wide={false}>
          {t('limits.save')}
        </SubmitButton>
        <Button size="small" tone="ghost" onClick={onClose}>
          {t('limits.cancel')}
        </Button>
        {limit && (
          <AsyncButton size="small" tone="ghost" onClick={() => send(() => remove.mutateAsync({ kind, period }))}>
            {t('limits.remove')}
          </AsyncButton>
        )}
      </div>
      {limit && <p className="text-muted text-sm">{t('limits.waitNote')}</p>}
    </form>
  );
}
