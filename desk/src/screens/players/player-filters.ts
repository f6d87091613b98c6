import type { FilterSpec } from '@desk/components/list/filter-spec';
import { countryCodeSchema } from '@kozyr/contracts/countries';
import { CURRENCIES } from '@kozyr/contracts/money';
import { LISTED_IDENTITIES, LISTED_STATES } from '@kozyr/contracts/operator/player-list';
import type { useTranslations } from 'next-intl';
import { STARS } from './players-asked';

type Words = ReturnType<typeof useTranslations<'players'>>;

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));

/** The filters of the list, by the names that its address has. tags: those that players have. */
export function playerFilters(t: Words, tags: readonly string[]): FilterSpec[] {
  const stars = STARS.map((value) => ({ value, label: value }));
  return [
    { kind: 'search', name: 'q', label: t('filter.q'), placeholder: t('filter.example') },
    {
      kind: 'choice',
      name: 'state',
      label: t('column.state'),
      options: LISTED_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'identity',
      label: t('column.identity'),
      options: LISTED_IDENTITIES.map((value) => ({ value, label: t(`identity.${value}`) })),
    },
    { kind: 'choice', name: 'tag', label: t('filter.tag'), options: tags.map((tag) => ({ value: tag, label: tag })) },
    { kind: 'choice', name: 'country', label: t('column.country'), options: plain(countryCodeSchema.options) },
    { kind: 'choice', name: 'currency', label: t('filter.currency'), options: plain(CURRENCIES) },
    { kind: 'choice', name: 'rating_from', label: t('filter.ratingFrom'), options: stars },
    { kind: 'choice', name: 'rating_to', label: t('filter.ratingTo'), options: stars },
    { kind: 'text', name: 'balance_from', label: t('filter.balanceFrom') },
    { kind: 'text', name: 'balance_to', label: t('filter.balanceTo') },
    { kind: 'date', name: 'registered_from', label: t('filter.registeredFrom') },
    { kind: 'date', name: 'registered_to', label: t('filter.registeredTo') },
    { kind: 'date', name: 'seen_from', label: t('filter.seenFrom') },
    { kind: 'date', name: 'seen_to', label: t('filter.seenTo') },
  ];
}
