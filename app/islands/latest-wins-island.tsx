'use client';

import type { ReactNode } from 'react';
import { latePart } from '@/lib/late-part';
import { inServerData } from './island';

type Parts = { member: boolean; waiting: ReactNode };

const nothing = () => null;

/** The newest wins, fetched once the main page is there. What keeps their place is drawn by the server. */
export const LatestWinsIsland = latePart<Parts>(
  () => inServerData(import('../shell/latest-wins-part').then((module) => module.LatestWinsPart)).catch(() => nothing),
  ({ waiting }) => waiting,
);
