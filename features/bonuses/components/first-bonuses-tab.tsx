'use client';

import { useQuery } from '@tanstack/react-query';
import { useFirstTab } from '@/components/display/first-tab';
import { activeBonusQuery } from '../active/queries';

/** The badge counts what is on offer while nothing runs (spec §2), and its press leads there; else to what runs. Draws nothing. */
export function FirstBonusesTab() {
  const { data: active, isError } = useQuery(activeBonusQuery);
  const known = active !== undefined || isError;
  useFirstTab(known ? (active === null ? 'available' : 'my') : undefined);
  return null;
}
