import { CURRENCIES } from '@kozyr/contracts/money';
import type { PromotionRules } from '@kozyr/contracts/promotions/rules';
import { STARS } from '@kozyr/contracts/promotions/stars';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { RuleGroup } from '../rule-fields';
import { closedGroups, contributionGroups } from './game-groups';
import { battleGroups, jackpotGroups, percentageGroups } from './play-groups';

type Say = ReturnType<typeof useTranslations<'promotions'>>;
type Rules<K extends PromotionRules['kind']> = Extract<PromotionRules, { kind: K }>;
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

const counted = (t: Say, path: string, form: 'money' | 'percent', from: number) =>
  Array.from({ length: STARS + 1 - from }, (_, place) => ({
    path: `${path}.${place}`,
    label: t('stars', { count: place + from }),
    form,
  }));

const starsGroups = (t: Say): RuleGroup[] =>
  CURRENCIES.map((currency) => ({
    title: t('group.thresholds', { currency: currency.toUpperCase() }),
    fields: counted(t, `thresholds.${currency}`, 'money', 1),
  }));

const cashbackGroups = (t: Say): RuleGroup[] => [
  { title: t('group.percents'), fields: counted(t, 'percents', 'percent', 0) },
  ...CURRENCIES.map((currency) => ({
    title: t('group.mosts', { currency: currency.toUpperCase() }),
    fields: counted(t, `mosts.${currency}`, 'money', 0),
  })),
];

const wheelGroups = (t: Say, { value }: Rules<'wheel'>): RuleGroup[] => [
  { title: t('group.spin'), fields: [{ path: 'stars_needed', label: t('wheel.starsNeeded'), form: 'count' }] },
  ...value.sectors.map((_, place): RuleGroup => {
    const path = `sectors.${place}`;
    return {
      title: t('group.sector', { number: place + 1 }),
      fields: [
        { path: `${path}.chance`, label: t('wheel.chance'), form: 'percent' },
        { path: `${path}.amounts.uah`, label: t('wheel.amount', { currency: 'UAH' }), form: 'money' },
        { path: `${path}.amounts.kzt`, label: t('wheel.amount', { currency: 'KZT' }), form: 'money' },
        {
          path: `${path}.suit`,
          label: t('wheel.suit'),
          form: 'choice',
          options: SUITS.map((suit) => ({ value: suit, label: t(`suit.${suit}`) })),
        },
        { path: `${path}.id`, label: t('wheel.id'), form: 'word' },
      ],
    };
  }),
];

/** The fields of each kind, in groups: the form, the facts and what differs are all drawn from them. */
function groupsOf(t: Say, rules: PromotionRules): RuleGroup[] {
  switch (rules.kind) {
    case 'stars':
      return starsGroups(t);
    case 'cashback':
      return cashbackGroups(t);
    case 'wheel':
      return wheelGroups(t, rules);
    case 'jackpots':
      return jackpotGroups(t);
    case 'battles':
      return battleGroups(t);
    case 'percentages':
      return percentageGroups(t);
    case 'contribution':
      return contributionGroups(t);
    case 'closed-games':
      return closedGroups(t);
    case 'withdrawal-rules':
      return [];
  }
}

/** The same for some rules, in the operator's language. */
export function useRuleGroups(rules: PromotionRules): readonly RuleGroup[] {
  const t = useTranslations('promotions');
  return useMemo(() => groupsOf(t, rules), [t, rules]);
}
