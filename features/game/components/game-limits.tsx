'use client';

import type { Game } from '@kozyr/contracts/games';
import { CREDITS, type StakeCurrency, stakedAs } from '@kozyr/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { userQuery } from '@/features/account/queries';
import { formatMoney } from '@/lib/format/money';

const BOTH = ['uah', 'kzt'] as const;

/**
 * The smallest and the largest stake of a game, in the player's currency; while it is not known, and to guests, in each. Where nobody plays for
 * money they are of credits: see lib/place.
 */
export function GameLimits({ game, member }: { game: Pick<Game, 'min_bet' | 'max_bet'>; member: boolean }) {
  const t = useTranslations('game');
  const user = useQuery({ ...userQuery, enabled: member });
  const shown = user.data ? [user.data.currency] : BOTH;
  const range = (currency: StakeCurrency) =>
    t('limitsRange', {
      from: formatMoney(game.min_bet[stakedAs(currency)], { currency }),
      to: formatMoney(game.max_bet[stakedAs(currency)], { currency }),
    });
  return (
    <span className="flex flex-col text-sm">
      {shown.map((currency) => (
        <span key={currency} data-needs="money" className="tabular">
          {range(currency)}
        </span>
      ))}
      <span data-instead-of="money" className="tabular">
        {range(CREDITS)}
      </span>
    </span>
  );
}
