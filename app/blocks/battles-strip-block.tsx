import type { Battle } from '@kozyr/contracts/battles';
import type { ContentComponent } from '@kozyr/contracts/content';
import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/display/rich-text';
import { fetchRunningBattles } from '@/lib/catalogue/catalogue';
import { cn } from '@/lib/class-names';
import { configText, linkedComponents } from '@/lib/content/component-rules';
import { headingAndRest } from '@/lib/content/sanitize';
import { formatMoney } from '@/lib/format/money';
import { currenciesOf } from '@/lib/i18n/languages';
import { routes } from '@/lib/routes/routes';
import type { BlockProps } from './block';
import { BlockHead } from './block-head';
import { ByScreen } from './by-screen';

/** Tiers of battles (spec §1) in their colours. */
const COLOURS = new Map([
  ['bronze', 'text-bronze'],
  ['silver', 'text-silver'],
  ['gold', 'text-gold'],
  ['platinum', 'text-platinum'],
  ['brilliant', 'text-ice'],
]);
/** From 1024 px each tier stands a step above the one before. */
const STEPS = ['desktop:mt-12', 'desktop:mt-9', 'desktop:mt-6', 'desktop:mt-3', ''];

/**
 * The tiers of battles, lowest first as their editor puts them, each with what the battle of it that runs now is for and pays: rows
 * on narrow screens, a staircase on wide ones.
 */
export async function BattlesStripBlock({ component, locale }: BlockProps) {
  const battles = (await fetchRunningBattles(currenciesOf(locale)[0])) ?? [];
  const t = await getTranslations('blocks');
  const factsOf = (name: string | undefined) => {
    const battle = battles.find(({ tier }) => tier === name);
    return (
      battle && [t('battleStakes', { from: money(battle, battle.min_stake) }), firstPrize(battle, t('battleFirst'))]
    );
  };
  return (
    <ByScreen read={(screen) => linkedComponents(component, 'tier', screen)}>
      {(tiers) =>
        tiers.length > 0 && (
          <section>
            <BlockHead component={component} href={routes.battles()} />
            <ol className="grid gap-2 desktop:auto-cols-fr desktop:grid-flow-col desktop:gap-3">
              {tiers.map((tier, position) => (
                <TierCard
                  key={tier.key}
                  tier={tier}
                  step={STEPS[position] ?? ''}
                  facts={factsOf(configText(tier, 'tier')) ?? []}
                />
              ))}
            </ol>
          </section>
        )
      }
    </ByScreen>
  );
}

const money = ({ currency }: Battle, amount: string) =>
  formatMoney(amount, { currency, whole: amount.endsWith('.00') });

const firstPrize = (battle: Battle, words: string) => `${words} ${money(battle, battle.prizes[0] ?? '0')}`;

function TierCard({ tier, step, facts }: { tier: ContentComponent; step: string; facts: readonly string[] }) {
  const name = configText(tier, 'tier') ?? '';
  const { heading, rest } = headingAndRest(tier.text);
  return (
    <li
      className={cn(
        'flex items-center gap-4 rounded-card bg-surface-1 p-4 desktop:flex-col desktop:items-start desktop:gap-3 desktop:p-5',
        step,
      )}
    >
      <TierMark name={name} />
      <div className="min-w-0">
        {heading && <h3 className="font-display font-semibold text-base">{heading}</h3>}
        <RichText html={rest} className="text-muted text-sm leading-snug [&_p]:my-0" />
        {facts.map((fact) => (
          <p key={fact} className="mt-1 font-semibold text-sm tabular leading-snug">
            {fact}
          </p>
        ))}
      </div>
    </li>
  );
}

/** A chip of the table in the tier's colour; the brilliant one goes from white to ice. */
function TierMark({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-chip border-4 border-current border-dashed bg-surface-3',
        COLOURS.get(name) ?? 'text-muted',
      )}
    >
      <span
        className={cn('size-5 rounded-chip', name === 'brilliant' ? 'bg-linear-to-br from-white to-ice' : 'bg-current')}
      />
    </span>
  );
}
