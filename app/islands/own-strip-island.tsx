'use client';

import type { ReactNode } from 'react';
import { latePart } from '@/lib/late-part';
import { inServerData } from './island';

type Parts = { waiting: ReactNode; calm: ReactNode };

const justCalm = ({ calm }: Parts) => calm;

/**
 * A player's own strip, fetched once the main page is there. What keeps its place is drawn by the server, and so is what stands
 * there where it can't be had.
 */
export const OwnStripIsland = latePart<Parts>(
  () => inServerData(import('../shell/own-strip-cards').then((module) => module.OwnStripCards)).catch(() => justCalm),
  ({ waiting }) => waiting,
);
