import type { Jackpot } from '@kozyr/contracts/jackpots';
import type { Currency } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { Money } from '@/components/display/money';
import { PlayingCard } from '@/components/display/playing-card';
import { formatMoney } from '@/lib/format/money';
import { LiveValue } from './live-value';

const LAMPS = { clubs: 'text-clubs', diamonds: 'text-diamonds', hearts: 'text-hearts', spades: 'text-spades' };

/** The four jackpots with what they are worth and on which conditions, in both currencies, `first` before the other. */
export function JackpotBoard({ jackpots, first }: { jackpots: readonly Jackpot[]; first: Currency }) {
  const t = useTranslations('jackpotsPage');
  const levels = jackpots.filter(({ currency }) => currency === first);
  return (
    <ul className="grid grid-cols-1 gap-3 tablet:grid-cols-2 desktop1440:grid-cols-4">
      {levels.map((jackpot) => {
        const both = [jackpot, ...jackpots.filter((one) => one.level === jackpot.level && one !== jackpot)];
        return (
          <li
            key={jackpot.level}
            className={`lamp flex flex-col gap-4 overflow-hidden rounded-card p-5 ${LAMPS[jackpot.level]}`}
          >
            <div className="flex items-center gap-4">
              <PlayingCard suit={jackpot.level} className="w-14 shrink-0" />
              <div className="min-w-0">
                <h2 className="font-semibold text-sm">{t(`level.${jackpot.level}`)}</h2>
                {both.map(({ currency, value }) => (
                  <LiveValue
                    key={currency}
                    level={jackpot.level}
                    currency={first}
                    beside={currency !== first}
                    amount={value}
                    text={formatMoney(value, { currency })}
                    className={
                      currency === first
                        ? 'block whitespace-nowrap font-bold font-display text-ivory text-xl tabular leading-8'
                        : 'block whitespace-nowrap text-muted text-sm tabular'
                    }
                  />
                ))}
              </div>
            </div>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
              <Fact name={t('seed')} jackpots={both} of="seed" />
              <Fact name={t('ceiling')} jackpots={both} of="ceiling" />
              <dt className="text-muted">{t('share')}</dt>
              <dd className="text-right text-ivory tabular">{t('percent', { share: jackpot.share })}</dd>
            </dl>
            <details className="text-muted text-xs">
              <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 hover:text-ivory">
                {t('hash')}
                <Icon name="chevron-down" size={16} />
              </summary>
              {both.map(({ currency, draw_hash }) => (
                <p key={currency} className="break-all">
                  {currency.toUpperCase()}: {draw_hash}
                </p>
              ))}
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function Fact({ name, jackpots, of }: { name: string; jackpots: readonly Jackpot[]; of: 'seed' | 'ceiling' }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="flex flex-wrap justify-end gap-x-3 text-right text-ivory">
        {jackpots.map((jackpot) => (
          <Money key={jackpot.currency} amount={jackpot[of]} currency={jackpot.currency} whole />
        ))}
      </dd>
    </>
  );
}
