'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { WithdrawalTerms } from '@kozyr/contracts/withdrawals';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Checkbox } from '@/components/controls/checkbox';
import { SubmitButton } from '@/components/controls/submit-button';
import { TextField } from '@/components/controls/text-field';
import { Chip } from '@/components/display/chip';
import { Icon } from '@/components/display/icon';
import { notify } from '@/components/overlay/notify';
import { withFactor } from '@/features/account/second-factor/store';
import { openStatusModal } from '@/features/status-modal/store';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { formatMoney } from '@/lib/format/money';
import { parseAmount } from '@/lib/format/typed-amount';
import { isReachable } from '@/lib/navigation/is-reachable';
import { useLeaving } from '@/lib/navigation/use-leaving';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { localePath } from '@/lib/routes/paths';
import { IdentityNote } from '../../components/identity-note';
import { CURRENCY_SIGNS } from '../../constants';
import { withdrawalError } from '../errors';
import { createWithdrawalMutation } from '../mutations';
import { mostToWithdraw, withdrawalPresets } from '../rules';
import { problemKey, type WithdrawalValues, withdrawalSchema } from '../schema';

function Presets({
  terms,
  current,
  onChoose,
}: {
  terms: WithdrawalTerms;
  current: string | null;
  onChoose: (amount: string) => void;
}) {
  const t = useTranslations('cashbox');
  return (
    <fieldset aria-label={t('presets')} className="flex min-w-0 flex-wrap gap-2">
      {withdrawalPresets(terms).map(({ key, amount }) => (
        <Chip key={key} selected={amount === current} onClick={() => onChoose(amount)}>
          {t(`withdrawal.${key}`, { amount: formatMoney(amount, { currency: terms.currency }) })}
        </Chip>
      ))}
    </fieldset>
  );
}

/** The bonus that a withdrawal ends, and the player's word that they know. */
function BurningBonus({ name, amount, children }: { name: string; amount: string; children: ReactNode }) {
  const t = useTranslations('cashbox.withdrawal.burns');
  return (
    <div role="note" className="flex flex-col gap-1 rounded-card bg-surface-2 p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="warning" size={20} className="text-pending" />
        {t('title', { name })}
      </p>
      <p className="text-muted text-sm">{t('text', { amount })}</p>
      {children}
    </div>
  );
}

/** How much and to whom; the card is given on the gateway's own page, where it leads. Spec §4, §5. */
export function WithdrawalForm({ terms, onRefused }: { terms: WithdrawalTerms; onRefused: () => void }) {
  const t = useTranslations('cashbox');
  const locale = useLocale();
  const ask = useMutation(createWithdrawalMutation);
  const { leaving, leaveTo } = useLeaving();
  const [identityNeeded, setIdentityNeeded] = useState(false);
  // One key per intent: the same amount to the same person after a lost answer must not be set aside twice.
  const intent = useRef<{ of: string; key: string }>(undefined);
  const form = useForm<WithdrawalValues>({
    resolver: zodResolver(withdrawalSchema(terms)),
    defaultValues: { amount: '', recipient: '', burnsAgreed: false },
  });
  const say = (amount: string) => formatMoney(amount, { currency: terms.currency });

  const problemOf = (field: keyof WithdrawalValues) => {
    const key = problemKey(form.formState.errors[field]?.message);
    if (!key) return undefined;
    return t(`withdrawal.problem.${key}`, { minimum: say(terms.minimum), maximum: say(mostToWithdraw(terms)) });
  };

  const submit = form.handleSubmit(async ({ amount: typed, recipient, burnsAgreed }) => {
    const amount = parseAmount(typed);
    if (amount === null) return;
    setIdentityNeeded(false);
    const name = recipient.trim().replaceAll(/\s+/g, ' ');
    const of = `${amount} ${name} ${burnsAgreed}`;
    if (intent.current?.of !== of) intent.current = { of, key: crypto.randomUUID() };
    try {
      const wanted = {
        amount,
        recipient_name: name,
        idempotency_key: intent.current.key,
        return_path: localePath(locale, cashboxRoutes.at('withdrawal')),
        confirm_burning: burnsAgreed,
      };
      const { id, card_url: cardUrl } = await withFactor((factor) => ask.mutateAsync({ ...wanted, ...factor }));
      // With nobody at the gateway's page, the withdrawal's own page says so and leads there once somebody is.
      const there = cardUrl !== null && (await isReachable(cardUrl));
      leaveTo(there ? cardUrl : localePath(locale, cashboxRoutes.withdrawal(id)));
    } catch (error) {
      const told = withdrawalError(apiErrorCodeOf(error));
      if (told.at === 'modal') openStatusModal({ key: told.key });
      else if (told.at === 'identity') setIdentityNeeded(true);
      else if (told.at === 'toast')
        notify({
          kind: 'error',
          message: t(`error.${told.message}`, { minimum: say(terms.minimum) }),
          id: 'withdrawal',
        });
      onRefused();
    }
  });

  const current = parseAmount(form.watch('amount'));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Presets
        terms={terms}
        current={current}
        onChoose={(amount) => form.setValue('amount', amount, { shouldValidate: form.formState.isSubmitted })}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField
          label={t('amount')}
          inputMode="decimal"
          autoComplete="off"
          end={<span className="pr-3">{CURRENCY_SIGNS[terms.currency]}</span>}
          hint={t('limits', { minimum: say(terms.minimum), maximum: say(mostToWithdraw(terms)) })}
          error={problemOf('amount')}
          {...form.register('amount')}
        />
        <TextField
          label={t('withdrawal.recipient')}
          autoComplete="cc-name"
          autoCapitalize="words"
          maxLength={80}
          hint={t('withdrawal.recipientHint')}
          error={problemOf('recipient')}
          {...form.register('recipient')}
        />
      </div>
      {terms.burns && (
        <BurningBonus name={terms.burns.name} amount={say(terms.burns.amount)}>
          <Checkbox error={problemOf('burnsAgreed')} {...form.register('burnsAgreed')}>
            {t('withdrawal.burns.agree')}
          </Checkbox>
        </BurningBonus>
      )}
      <p className="flex items-start gap-2 text-muted text-sm">
        <Icon name="shield" size={18} className="mt-0.5" />
        {t('withdrawal.cardNote')}
      </p>
      {identityNeeded && <IdentityNote />}
      <SubmitButton size="large" pending={form.formState.isSubmitting || leaving}>
        {t('withdrawal.submit')}
      </SubmitButton>
    </form>
  );
}
