'use client';

import type { Currency } from '@kozyr/contracts/money';
import type { PaymentMethodKind } from '@kozyr/contracts/payments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { RadioCards } from '@/components/controls/radio-cards';
import { SubmitButton } from '@/components/controls/submit-button';
import { TextField } from '@/components/controls/text-field';
import { Icon } from '@/components/display/icon';
import { ErrorState } from '@/components/feedback/error-state';
import { notify } from '@/components/overlay/notify';
import { openStatusModal } from '@/features/status-modal/store';
import { ApiError, apiErrorCodeOf } from '@/lib/api/api-error';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { parseAmount } from '@/lib/format/typed-amount';
import { isReachable } from '@/lib/navigation/is-reachable';
import { useLeaving } from '@/lib/navigation/use-leaving';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { localePath } from '@/lib/routes/paths';
import { IdentityNote } from '../../components/identity-note';
import { MethodMark } from '../../components/method-mark';
import { CURRENCY_SIGNS, METHOD_NAMES } from '../../constants';
import { type AmountProblem, checkAmount } from '../../rules';
import { depositError } from '../errors';
import { createDepositMutation } from '../mutations';
import { endangeredBonusQuery, paymentMethodsQuery } from '../queries';
import { depositWarning, isMethodOffered, repeatedAmount } from '../rules';
import { DepositFormSkeleton } from './deposit-form-skeleton';
import { PresetAmounts } from './preset-amounts';

/** Safari alone has the session, and says whether this device can pay by it. */
function canPayByApple(): boolean {
  const session: unknown = Reflect.get(window, 'ApplePaySession');
  if (typeof session !== 'function') return false;
  const ask: unknown = Reflect.get(session, 'canMakePayments');
  return typeof ask !== 'function' || ask.call(session) === true;
}

const device = () => ({
  applePay: canPayByApple(),
  googlePay: /Android/.test(navigator.userAgent) && 'PaymentRequest' in window,
});

/** `minimum` as the player reads it. */
type Start = { kind: PaymentMethodKind; currency: Currency; minimum: string; amount: string };

/** What a limit of the player's own leaves, and until when, as they read it; empty when it was not that. */
function limitOf(error: unknown, currency: Currency): { left: string; moment: string } {
  const { left, frees_at: moment } = error instanceof ApiError ? error.details : {};
  if (!left || !moment) return { left: '', moment: '' };
  return { left: formatMoney(left, { currency }), moment: formatDateTime(moment, browserTimeZone()) };
}

/** Begins a deposit and leaves for the gateway's page; what can't be begun is told here. */
function useDepositStart() {
  const t = useTranslations('cashbox');
  const locale = useLocale();
  const deposit = useMutation(createDepositMutation);
  const { leaving, leaveTo } = useLeaving();
  // One key per intent: sending the same method and amount again after a lost answer must not open a second payment.
  const intent = useRef<{ of: string; key: string }>(undefined);
  const [identityNeeded, setIdentityNeeded] = useState(false);
  const start = async ({ kind, currency, minimum, amount }: Start) => {
    setIdentityNeeded(false);
    const of = `${kind} ${amount}`;
    if (intent.current?.of !== of) intent.current = { of, key: crypto.randomUUID() };
    try {
      const answer = await deposit.mutateAsync({
        method: kind,
        amount,
        idempotency_key: intent.current.key,
        return_path: localePath(locale, cashboxRoutes.at('deposit')),
      });
      const { redirect_url: hosted, deposit: made } = answer;
      // With nobody at the gateway's page, the deposit's own page says so and leads there once somebody is.
      const there = hosted !== null && (await isReachable(hosted));
      leaveTo(there ? hosted : localePath(locale, cashboxRoutes.deposit(made.id)));
    } catch (error) {
      const told = depositError(apiErrorCodeOf(error));
      const values = { minimum, ...limitOf(error, currency) };
      if (told.at === 'modal') openStatusModal({ key: told.key });
      else if (told.at === 'identity') setIdentityNeeded(true);
      else notify({ kind: 'error', message: t(`error.${told.message}`, values), id: 'deposit' });
    }
  };
  return { start, starting: deposit.isPending || leaving, identityNeeded };
}

/** Chooses a method and an amount and goes on to the gateway's page. `preset` comes from the address. Spec §2. */
export function DepositForm({ preset }: { preset: string | null }) {
  const t = useTranslations('cashbox');
  const methods = useQuery(paymentMethodsQuery);
  const client = useQueryClient();
  const { start, starting, identityNeeded } = useDepositStart();
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<PaymentMethodKind>();
  const [typed, setTyped] = useState<string | null>(() => preset && parseAmount(preset));
  const [problem, setProblem] = useState<AmountProblem>();
  if (methods.isError) return <ErrorState onRetry={() => methods.refetch()} />;
  if (!methods.data) return <DepositFormSkeleton />;
  const { currency } = methods.data;
  const { last } = methods.data;
  const offered = methods.data.items.filter(({ kind }) => isMethodOffered(kind, device()));
  const method = offered.find(({ kind }) => kind === (chosen ?? last?.kind)) ?? offered[0];
  if (!method) return <ErrorState>{t('error.method')}</ErrorState>;
  const say = (amount: string) => formatMoney(amount, { currency });
  // What was paid in last stands there, until something else is typed or comes with the address.
  const text = typed ?? repeatedAmount(last, method);

  const pay = (amount: string) => start({ kind: method.kind, currency, minimum: say(method.minimum), amount });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkAmount(text, method);
    setProblem(checked.ok ? undefined : checked.problem);
    if (!checked.ok) return;
    setAsking(true);
    // Where it can't be known the platform still keeps its rules, and the terms of the bonus have said it.
    const bonus = await client.fetchQuery(endangeredBonusQuery).catch(() => null);
    setAsking(false);
    const key = depositWarning(bonus);
    if (key === null) return pay(checked.amount);
    const variables = { depositAmount: checked.amount, bonus: bonus?.bonus.name ?? '' };
    openStatusModal({ key, status: 'attention', variables, onAction: () => pay(checked.amount) });
  };

  const message = problem && t(`problem.${problem.reason}`, { limit: 'limit' in problem ? say(problem.limit) : '' });
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-5 in-[[role=dialog]]:max-w-none">
      <RadioCards
        legend={t('method')}
        value={method.kind}
        onChange={setChosen}
        columns={offered.length > 2 ? 4 : 2}
        options={offered.map(({ kind }) => ({
          value: kind,
          label: <span className="text-sm tablet:text-base">{METHOD_NAMES[kind]}</span>,
          icon: <MethodMark kind={kind} />,
        }))}
      />
      <PresetAmounts
        amounts={method.presets}
        currency={currency}
        current={parseAmount(text)}
        onChoose={(amount) => {
          setTyped(amount);
          setProblem(undefined);
        }}
      />
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        name="amount"
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        end={<span className="pr-3">{CURRENCY_SIGNS[currency]}</span>}
        hint={t(typed === null && text !== '' ? 'limitsAsLast' : 'limits', {
          minimum: say(method.minimum),
          maximum: say(method.maximum),
        })}
        error={message}
      />
      <p className="flex items-start gap-2 text-muted text-sm">
        <Icon name="info" size={20} className="mt-px text-gold" />
        {t('forPlaying')}
      </p>
      {identityNeeded && <IdentityNote />}
      <SubmitButton size="large" pending={asking || starting}>
        {t('goToPayment')}
      </SubmitButton>
      <p className="text-muted text-sm">{t('cardData')}</p>
    </form>
  );
}
