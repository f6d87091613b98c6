'use client';

import type { Bonus, ListedBonus } from '@kozyr/contracts/bonuses';
import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { Icon } from '@/components/display/icon';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { routes } from '@/lib/routes/routes';
import type { OfferProblem } from '../../types';
import { daysOf } from '../rules';

/** Why a bonus can't be taken now, in words, where its button would stand. */
export function OfferProblemText({ bonus, problem }: { bonus: Bonus | ListedBonus; problem: OfferProblem }) {
  const t = useTranslations('bonuses');
  const locale = useLocale();
  const text = () => {
    switch (problem.kind) {
      case 'notBegun':
        return t('problem.notBegun', { date: formatDateTime(problem.at, browserTimeZone()) });
      case 'rating':
        return t('problem.rating', { stars: problem.stars, own: problem.own });
      case 'day':
        return t('onlyOn', { days: daysOf(bonus, locale) });
      case 'hours':
        return t('onlyAt', { from: problem.from, to: problem.to });
      default:
        return t(`problem.${problem.kind}`);
    }
  };
  return (
    <p className="flex items-start gap-2 text-sm leading-6" data-testid="offer-problem">
      <Icon name="info" size={20} className="mt-0.5 text-pending" />
      <span>
        {text()}{' '}
        {problem.kind === 'rating' && (
          <AppLink href={routes.profile('rating')} className="font-medium text-gold underline underline-offset-4">
            {t('toRating')}
          </AppLink>
        )}
      </span>
    </p>
  );
}
