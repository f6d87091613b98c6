'use client';

import type { Currency } from '@kozyr/contracts/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
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
import { returnPathOf } from '@/lib/navigation/cashbox-address';
import { isReachable } from '@/lib/navigation/is-reachable';
import { refineCashbox } from '@/lib/navigation/open-cashbox';
import { gamePaidFor, leaveGameToPay } from '@/lib/navigation/reopen-game';
import { useLeaving } from '@/lib/navigation/use-leaving';
import { invalidateAll } from '@/lib/query/query-client';
import { staleTogether } from '@/lib/query/stale';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { localePath } from '@/lib/routes/paths';
import { BonusChoice } from '../../bonus/components/bonus-choice';
import { offersQuery } from '../../bonus/queries';
import { choiceOf, chosenOffer, type DepositChoice, NO_CHOICE, sentBonus, WITHOUT } from '../../bonus/rules';
import { savedCardsQuery } from '../../cards/queries';
import { deadBy } from '../../cards/rules';
import { IdentityNote } from '../../components/identity-note';
import { CURRENCY_SIGNS } from '../../constants';
import { depositError } from '../errors';
import { createDepositMutation } from '../mutations';
import { depositQuery, endangeredBonusQuery, paymentMethodsQuery } from '../queries';
import {
  checkDeposit,
  chosenWay,
  type DepositProblem,
  depositWarning,
  isByCard,
  isMethodOffered,
  repeatedAmount,
  type WayToPay,
  waysToPay,
} from '../rules';
import { CardChoice } from './card-choice';
import { DepositFormSkeleton } from './deposit-form-skeleton';
import { PaymentWays } from './payment-ways';
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
type Start = {
  way: WayToPay;
  keep: boolean;
  currency: Currency;
  minimum: string;
  amount: string;
  /** Id of the bonus that is to come with it; null: none, undefined: there was nothing to choose. */
  bonus: string | null | undefined;
  /** What of the choice of a bonus the player pressed themselves, if anything. */
  wanted: string | undefined;
};

type Intent = { of: string; key: string; bonus: Start['bonus'] };

/** Refusals that end an intent: nothing was begun by it, and what may come with the deposit is chosen anew. */
const ENDS_INTENT = new Set(['BONUS_NOT_FOR_DEPOSIT', 'DEPOSIT_BELOW_BONUS_MINIMUM']);

/** What a limit of the player's own leaves, and until when, as they read it; empty when it was not that. */
function limitOf(error: unknown, currency: Currency): { left: string; moment: string } {
  const { left, frees_at: moment } = error instanceof ApiError ? error.details : {};
  if (!left || !moment) return { left: '', moment: '' };
  return { left: formatMoney(left, { currency }), moment: formatDateTime(moment, browserTimeZone()) };
}

/** The page to come back to: the cashbox's own, or the game that is open under it. */
function wayBack(locale: string): string {
  const page = localePath(locale, cashboxRoutes.at('deposit'));
  const { pathname, search } = window.location;
  return gamePaidFor() === null ? page : returnPathOf(`${pathname}${search}`, page);
}

/**
 * Begins a deposit. It leads to the gateway's page, or shows here what became of it where none is needed; what can't be begun is told here.
 */
function useDepositStart() {
  const t = useTranslations('cashbox');
  const locale = useLocale();
  const client = useQueryClient();
  const deposit = useMutation(createDepositMutation);
  const { leaving, leaveTo } = useLeaving();
  // One key per intent: sending the same choice and amount again after a lost answer must not open a second payment. What the page proposes
  // may have changed by that very payment: the bonus of the first press goes with each further one.
  const intent = useRef<Intent>(undefined);
  const [identityNeeded, setIdentityNeeded] = useState(false);
  const start = async ({ way: { kind, card }, keep, currency, minimum, amount, bonus, wanted }: Start) => {
    setIdentityNeeded(false);
    const back = wayBack(locale);
    const of = JSON.stringify([kind, card?.id, keep, amount, back, wanted]);
    if (intent.current?.of !== of) intent.current = { of, key: crypto.randomUUID(), bonus };
    const { key, bonus: chosen } = intent.current;
    try {
      const { redirect_url: hosted, deposit: made } = await deposit.mutateAsync({
        method: kind,
        amount,
        idempotency_key: key,
        return_path: back,
        keep_card: keep,
        ...(card ? { saved_card: card.id } : {}),
        ...(chosen === undefined ? {} : { bonus: chosen }),
      });
      if (hosted !== null && (await isReachable(hosted))) {
        leaveGameToPay();
        leaveTo(hosted);
        return;
      }
      // Settled already, or with nobody at the gateway's page: the deposit's own view says so, and leads there once somebody is.
      client.setQueryData(depositQuery(made.id).queryKey, made);
      refineCashbox(cashboxRoutes.deposit(made.id));
    } catch (error) {
      const code = apiErrorCodeOf(error);
      // What is not open any more leaves the choice.
      if (ENDS_INTENT.has(code)) intent.current = undefined;
      if (code === 'BONUS_NOT_FOR_DEPOSIT') invalidateAll(client, staleTogether.bonuses);
      const told = depositError(code);
      const values = { minimum, ...limitOf(error, currency) };
      if (told.at === 'modal') openStatusModal({ key: told.key });
      else if (told.at === 'identity') setIdentityNeeded(true);
      else notify({ kind: 'error', message: t(`error.${told.message}`, values), id: 'deposit' });
    }
  };
  return { start, starting: deposit.isPending || leaving, identityNeeded };
}

/**
 * What a deposit of the player can bring; null while it is awaited. Nothing where it can't be known, since nothing is promised then:
 * a first answer that fails is the last that a deposit waits for.
 */
function useBonusChoice(currency: Currency | undefined): DepositChoice | null {
  const offers = useQuery({ ...offersQuery(currency ?? 'uah'), enabled: currency !== undefined, retry: false });
  const running = useQuery({ ...endangeredBonusQuery, retry: false });
  if (offers.isPending || running.isPending) return null;
  return offers.data && running.data !== undefined ? choiceOf(offers.data.items, running.data) : NO_CHOICE;
}

function ForPlaying() {
  const t = useTranslations('cashbox');
  return (
    <p className="flex items-start gap-2 text-muted text-sm">
      <Icon name="info" size={20} className="mt-px text-gold" />
      {t('forPlaying')}
    </p>
  );
}

/** Chooses a method, an amount and a bonus, and goes on to the gateway's page. `preset` comes from the address. Spec §2. */
export function DepositForm({ preset }: { preset: string | null }) {
  const t = useTranslations('cashbox');
  const methods = useQuery(paymentMethodsQuery);
  const client = useQueryClient();
  const { start, starting, identityNeeded } = useDepositStart();
  const [asking, setAsking] = useState(false);
  const cards = useQuery(savedCardsQuery);
  const [chosen, setChosen] = useState<string>();
  const [keep, setKeep] = useState(false);
  const [typed, setTyped] = useState<string | null>(() => preset && parseAmount(preset));
  const [problem, setProblem] = useState<DepositProblem>();
  const [wanted, setWanted] = useState<string>();
  const bonusChoice = useBonusChoice(methods.data?.currency);
  if (methods.isError) return <ErrorState onRetry={() => methods.refetch()} />;
  // Whole or not at all, so that nothing moves under a press. Without the saved cards, should they not come, the methods pay as ever.
  if (!methods.data || cards.isPending || bonusChoice === null) return <DepositFormSkeleton />;
  const { currency, last } = methods.data;
  const offered = methods.data.items.filter(({ kind }) => isMethodOffered(kind, device()));
  const kinds = offered.map(({ kind }) => kind);
  const ways = waysToPay(cards.data ?? [], kinds);
  const way = chosenWay(ways, chosen, last?.kind);
  const method = offered.find(({ kind }) => kind === way?.kind);
  if (!way || !method) return <ErrorState>{t('error.method')}</ErrorState>;
  const say = (amount: string) => formatMoney(amount, { currency });
  // What was paid in last stands there, until something else is typed or comes with the address.
  const text = typed ?? repeatedAmount(last, method);

  const keeps = keep && way.card === null && isByCard(way.kind);
  const amountNow = parseAmount(text);
  const bonus = chosenOffer(bonusChoice.offers, wanted, amountNow);
  const pay = (amount: string) =>
    start({
      ...{ way, keep: keeps, currency, minimum: say(method.minimum), amount, wanted },
      bonus: sentBonus(bonusChoice, chosenOffer(bonusChoice.offers, wanted, amount)),
    });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkDeposit(text, method, bonus?.min_deposit_amount);
    setProblem(checked.ok ? undefined : checked.problem);
    if (!checked.ok) return;
    setAsking(true);
    // Where it can't be known the platform still keeps its rules, and the terms of the bonus have said it.
    const endangered = await client.fetchQuery(endangeredBonusQuery).catch(() => null);
    setAsking(false);
    const key = depositWarning(endangered);
    if (key === null) return pay(checked.amount);
    const variables = { depositAmount: checked.amount, bonus: endangered?.bonus.name ?? '' };
    openStatusModal({ key, status: 'attention', variables, onAction: () => pay(checked.amount) });
  };

  const type = (amount: string) => {
    setTyped(amount);
    setProblem(undefined);
  };
  const message = problem && t(`problem.${problem.reason}`, { limit: 'limit' in problem ? say(problem.limit) : '' });
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-5 in-[[role=dialog]]:max-w-none">
      <PaymentWays ways={ways} value={way.value} onChange={setChosen} />
      <PresetAmounts amounts={method.presets} currency={currency} current={parseAmount(text)} onChoose={type} />
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        name="amount"
        value={text}
        onChange={(event) => type(event.target.value)}
        end={<span className="pr-3">{CURRENCY_SIGNS[currency]}</span>}
        hint={t(typed === null && text !== '' ? 'limitsAsLast' : 'limits', {
          minimum: say(method.minimum),
          maximum: say(method.maximum),
        })}
        error={message}
      />
      <BonusChoice
        choice={bonusChoice}
        amount={amountNow}
        currency={currency}
        value={bonus?.id ?? WITHOUT}
        onChange={(value) => {
          setWanted(value);
          setProblem(undefined);
        }}
      />
      <CardChoice way={way} keep={keep} onKeep={setKeep} />
      <ForPlaying />
      {identityNeeded && <IdentityNote />}
      <SubmitButton size="large" pending={asking || starting} disabled={way.card !== null && deadBy(way.card) !== null}>
        {t(way.card ? 'payByCard' : 'goToPayment')}
      </SubmitButton>
      {!way.card && <p className="text-muted text-sm">{t('cardData')}</p>}
    </form>
  );
}
