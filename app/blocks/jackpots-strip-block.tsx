import type { ContentComponent } from '@kozyr/contracts/content';
import type { Jackpot } from '@kozyr/contracts/jackpots';
import type { Currency } from '@kozyr/contracts/money';
import { getTranslations } from 'next-intl/server';
import type { Suit } from '@/components/display/icon';
import { PlayingCard } from '@/components/display/playing-card';
import { RichText } from '@/components/display/rich-text';
import { LiveValue } from '@/features/jackpots/components/live-value';
import { fetchJackpots } from '@/lib/catalogue/catalogue';
import { configText, linkedComponents } from '@/lib/content/component-rules';
import { headingAndRest } from '@/lib/content/sanitize';
import { formatMoney } from '@/lib/format/money';
import { currenciesOf } from '@/lib/i18n/languages';
import { routes } from '@/lib/routes/routes';
import type { BlockProps } from './block';
import { BlockHead } from './block-head';
import { ByScreen } from './by-screen';

/** The four-colour deck: each level of the jackpots is a suit (spec §1). */
const LAMPS = new Map<string, { suit: Suit; lamp: string }>([
  ['clubs', { suit: 'clubs', lamp: 'text-clubs' }],
  ['diamonds', { suit: 'diamonds', lamp: 'text-diamonds' }],
  ['hearts', { suit: 'hearts', lamp: 'text-hearts' }],
  ['spades', { suit: 'spades', lamp: 'text-spades' }],
]);

/** The jackpot levels as cards on the table, in the order of their editor, each with what it is worth now. */
export async function JackpotsStripBlock({ component, locale }: BlockProps) {
  const jackpots = (await fetchJackpots()) ?? [];
  const currencies = currenciesOf(locale);
  const t = await getTranslations('blocks');
  return (
    <ByScreen read={(screen) => linkedComponents(component, 'level', screen)}>
      {(levels) =>
        levels.length > 0 && (
          <section>
            <BlockHead component={component} href={routes.jackpots()} />
            <ul className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
              {levels.map((level) => (
                <LevelCard
                  key={level.key}
                  level={level}
                  values={currencies.flatMap((currency) =>
                    jackpots.filter((one) => one.level === configText(level, 'suit') && one.currency === currency),
                  )}
                  first={currencies[0]}
                  worth={t('jackpotWorth')}
                />
              ))}
            </ul>
          </section>
        )
      }
    </ByScreen>
  );
}

function LevelCard({
  level,
  values,
  first,
  worth,
}: {
  level: ContentComponent;
  values: readonly Jackpot[];
  first: Currency;
  worth: string;
}) {
  const known = LAMPS.get(configText(level, 'suit') ?? '');
  const { heading, rest } = headingAndRest(level.text);
  return (
    <li
      className={`lamp flex flex-col items-center gap-3 overflow-hidden rounded-card px-3 pt-5 pb-4 text-center ${known?.lamp ?? 'text-muted'}`}
    >
      {known && <PlayingCard suit={known.suit} className="w-14 desktop:w-16" />}
      <div className="min-w-0 max-w-full">
        {heading && <h3 className="wrap-anywhere font-display font-semibold text-base">{heading}</h3>}
        {values.length > 0 && (
          <p className="mt-1">
            <span className="sr-only">{worth}</span>
            {values.map(({ level: suit, currency, value }) => {
              const beside = currency !== first;
              return (
                <LiveValue
                  key={currency}
                  level={suit}
                  currency={first}
                  beside={beside}
                  amount={value}
                  text={formatMoney(value, { currency })}
                  className={
                    beside
                      ? 'block whitespace-nowrap text-muted text-xs tabular leading-5'
                      : 'block whitespace-nowrap font-display font-semibold text-ivory text-sm tabular leading-6 mobile:text-base desktop:text-lg'
                  }
                />
              );
            })}
          </p>
        )}
        <RichText html={rest} className="mt-1 text-pretty text-muted text-sm leading-snug [&_p]:my-0" />
      </div>
    </li>
  );
}
