'use client';

import type { Currency } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { RadioCards } from '@/components/controls/radio-cards';
import { Icon } from '@/components/display/icon';
import { formatBonusAmount } from '@/lib/format/bonus-amount';
import { formatMoney, formatWager, groupDigits } from '@/lib/format/money';
import { type DepositChoice, type DepositOffer, sumsFor, WITHOUT } from '../rules';

const DAY_HOURS = 24;

type Shown = { offer: DepositOffer; amount: string | null; currency: Currency };

/** What a bonus gives, in short: a share with its most, or an amount. */
function Gives({ offer, currency }: Omit<Shown, 'amount'>) {
  const t = useTranslations('cashbox.bonus');
  const say = (amount: string) => formatMoney(amount, { currency, whole: true });
  if (offer.type !== 'PERCENTAGE') return say(offer.bonus_amount);
  const values = {
    percent: groupDigits(String(Number(offer.bonus_amount))),
    most: say(offer.max_bonus_amount ?? '0.00'),
  };
  return t('share', values);
}

/** What the amount would bring by a bonus and what has to be staked for it, or that it is too small. */
function Brings({ offer, amount, currency }: Shown) {
  const t = useTranslations('cashbox.bonus');
  const say = (value: string) => formatMoney(value, { currency });
  if (amount === null) return null;
  const sums = sumsFor(offer, amount);
  if (!sums)
    return (
      <span className="flex items-start gap-1.5 pt-1 text-ivory">
        <Icon name="info" size={18} className="mt-px shrink-0 text-pending" />
        {t('tooSmall', { least: say(offer.min_deposit_amount) })}
      </span>
    );
  const given = formatBonusAmount(sums.given, currency);
  return (
    <span className="block pt-1 text-ivory">
      {offer.wager === 0 ? t('bringsFree', { given }) : t('brings', { given, wager: say(sums.toWager) })}
    </span>
  );
}

/** The terms of a bonus, as the question before any other bonus has them (0065). */
function Terms({ offer, amount, currency }: Shown) {
  const t = useTranslations('cashbox.bonus');
  const say = (value: string) => formatMoney(value, { currency, whole: true });
  const hours = offer.burning_on_timeout ? offer.activations_offset : 0;
  const inDays = hours > DAY_HOURS && hours % DAY_HOURS === 0;
  const hasCap = /[1-9]/.test(offer.max_win_amount);
  const parts = [
    t('least', { least: say(offer.min_deposit_amount) }),
    offer.wager === 0 ? t('noWager') : t('wager', { times: formatWager(offer.wager) }),
    hours === 0 ? t('noTime') : inDays ? t('days', { count: hours / DAY_HOURS }) : t('hours', { count: hours }),
    ...(offer.max_bet_amount ? [t('maxBet', { amount: say(offer.max_bet_amount) })] : []),
    ...(hasCap
      ? [
          offer.win_amount_type === 'ABSOLUTE'
            ? t('maxWin', { amount: say(offer.max_win_amount) })
            : t('maxWinShare', { percent: groupDigits(String(Number(offer.max_win_amount))) }),
        ]
      : []),
  ];
  return (
    <>
      <span className="block">{parts.join(' · ')}</span>
      <Brings offer={offer} amount={amount} currency={currency} />
      {offer.waits && <span className="block pt-1">{t('waits')}</span>}
    </>
  );
}

/**
 * Which bonus comes with the deposit, if any: none is the first of the choice. `amount`: what is typed, canonical, or null; `value` the id
 * of what stands chosen, or WITHOUT. Beside a bonus that runs it says that none can be chosen.
 */
export function BonusChoice({
  choice: { offers, runs },
  amount,
  currency,
  value,
  onChange,
}: {
  choice: DepositChoice;
  amount: string | null;
  currency: Currency;
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useTranslations('cashbox.bonus');
  if (runs !== null)
    return (
      <p className="flex items-start gap-2 text-muted text-sm">
        <Icon name="bonuses" size={20} className="mt-px shrink-0 text-gold" />
        {t(runs.ends ? 'runsOut' : 'runs', { name: runs.name })}
      </p>
    );
  if (offers.length === 0) return null;
  const chosen = offers.find(({ id }) => id === value);
  return (
    <>
      <RadioCards
        legend={t('legend')}
        value={value}
        onChange={onChange}
        columns={1}
        options={[
          { value: WITHOUT, label: t('without'), details: t('withoutText') },
          ...offers.map((offer) => ({
            value: offer.id,
            label: (
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span>{offer.name}</span>
                <span className="font-display font-semibold text-gold tabular">
                  <Gives offer={offer} currency={currency} />
                </span>
              </span>
            ),
            details: <Terms offer={offer} amount={amount} currency={currency} />,
          })),
        ]}
      />
      {/* What stands chosen may change while the amount is typed. */}
      <div role="status" className="sr-only">
        {chosen && (
          <>
            {chosen.name}. <Brings offer={chosen} amount={amount} currency={currency} />
          </>
        )}
      </div>
    </>
  );
}
