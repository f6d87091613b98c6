'use client';

import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@/features/account/queries';
import { offeredCountQuery } from '../../offers/queries';
import { activeBonusQuery } from '../queries';
import { badgeOf } from '../rules';
import { BonusBadge } from './bonus-badge';

/** The badge with the player's own state: active, pending, or how many are on offer (spec §2, §9). */
export function NavBonusBadge() {
  const { data: user } = useQuery(userQuery);
  const { data: active } = useQuery(activeBonusQuery);
  const { data: offered = 0 } = useQuery({
    ...offeredCountQuery(user?.currency ?? 'uah'),
    enabled: user !== undefined,
  });
  const status = active?.status === 'ACTIVE' || active?.status === 'PENDING' ? active.status : null;
  const state = active === undefined ? null : badgeOf(status, offered);
  return state && <BonusBadge state={state} />;
}
