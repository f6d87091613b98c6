import { RULED_CATEGORIES } from '@kozyr/contracts/promotions/game-lists';
import type { useTranslations } from 'next-intl';
import type { RuleField, RuleGroup } from '../rule-fields';

type Say = ReturnType<typeof useTranslations<'promotions'>>;

/** Categories, then providers and games by their codes: the more particular comes later. */
const groupsOfGames = (
  t: Say,
  of: 'contribution' | 'closed',
  forms: { one: RuleField['form']; many: RuleField['form'] },
) =>
  [
    {
      title: t(`${of}.categories`),
      fields: RULED_CATEGORIES.map((category) => ({
        path: `categories.${category}`,
        label: t(`category.${category}`),
        form: forms.one,
        empty: t(`${of}.empty`),
      })),
    },
    ...(['providers', 'games'] as const).map((which) => ({
      title: t(`${of}.${which}`),
      fields: [
        { path: which, label: t(`named.${which}`), form: forms.many, hint: t(`${of}.hint`), empty: t('noneNamed') },
      ],
    })),
  ] satisfies RuleGroup[];

/** The fields of contribution. */
export const contributionGroups = (t: Say): RuleGroup[] =>
  groupsOfGames(t, 'contribution', { one: 'whole', many: 'percents' });

/** The fields of closed games. */
export const closedGroups = (t: Say): RuleGroup[] => groupsOfGames(t, 'closed', { one: 'areas', many: 'closings' });
