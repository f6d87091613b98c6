import { BATTLE_TIERS } from '@kozyr/contracts/battles';
import { WEEKDAYS } from '@kozyr/contracts/bonus-settings';
import { JACKPOT_LEVELS } from '@kozyr/contracts/jackpots';
import { CURRENCIES } from '@kozyr/contracts/money';
import { BATTLE_HOURS } from '@kozyr/contracts/promotions/battles';
import type { useTranslations } from 'next-intl';
import type { RuleGroup } from '../rule-fields';

type Say = ReturnType<typeof useTranslations<'promotions'>>;

/** The fields of jackpots: a group of each level in each currency. */
export const jackpotGroups = (t: Say): RuleGroup[] =>
  CURRENCIES.flatMap((currency) =>
    JACKPOT_LEVELS.map((level): RuleGroup => {
      const path = `${currency}.${level}`;
      return {
        title: `${t(`suit.${level}`)}, ${currency.toUpperCase()}`,
        fields: [
          { path: `${path}.seed`, label: t('jackpots.seed'), form: 'money' },
          { path: `${path}.ceiling`, label: t('jackpots.ceiling'), form: 'money' },
          { path: `${path}.share`, label: t('jackpots.share'), form: 'percent' },
        ],
      };
    }),
  );

/** The fields of battles: a group of each tier. */
export const battleGroups = (t: Say): RuleGroup[] =>
  BATTLE_TIERS.map(
    (tier): RuleGroup => ({
      title: t(`tier.${tier}`),
      fields: [
        {
          path: `${tier}.hours`,
          label: t('battles.hours'),
          form: 'count',
          options: BATTLE_HOURS.map((hours) => ({ value: String(hours), label: String(hours) })),
        },
        ...CURRENCIES.flatMap((currency): RuleGroup['fields'] => {
          const name = currency.toUpperCase();
          return [
            {
              path: `${tier}.${currency}.min_stake`,
              label: t('battles.minStake', { currency: name }),
              form: 'money',
            },
            { path: `${tier}.${currency}.prizes`, label: t('battles.prizes', { currency: name }), form: 'amounts' },
          ];
        }),
      ],
    }),
  );

/** The fields of the calendar of deposit bonuses: a group of each currency. */
export const percentageGroups = (t: Say): RuleGroup[] =>
  CURRENCIES.map((currency) => ({
    title: t('percentages.group', { currency: currency.toUpperCase() }),
    fields: [
      { path: `${currency}.wager`, label: t('percentages.wager'), form: 'number' },
      ...WEEKDAYS.flatMap((day): RuleGroup['fields'] => {
        const path = `${currency}.days.${day}`;
        return [
          {
            path: `${path}.enabled`,
            label: t(`day.${day}`),
            form: 'switch',
            options: [
              { value: 'true', label: t('percentages.given') },
              { value: 'false', label: t('percentages.closed') },
            ],
          },
          { path: `${path}.time_from`, label: t('percentages.from', { day: t(`day.${day}`) }), form: 'word' },
          { path: `${path}.time_to`, label: t('percentages.to', { day: t(`day.${day}`) }), form: 'word' },
        ];
      }),
    ],
  }));
