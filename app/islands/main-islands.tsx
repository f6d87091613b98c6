'use client';

import type { ReactNode } from 'react';
import { latePart } from '@/lib/late-part';
import { whenCalm } from '@/lib/screen/calm';
import { inServerData } from './island';

type Waiting = { waiting: ReactNode };

/**
 * A player's own strip, fetched once the main page is there. What keeps its place is drawn by the server, and so is what stands
 * there where it can't be had.
 */
export const OwnStripIsland = latePart<Waiting & { calm: ReactNode }>(
  () =>
    inServerData(import('../shell/own-strip-cards').then((module) => module.OwnStripCards)).catch(
      () =>
        ({ calm }) =>
          calm,
    ),
  ({ waiting }) => waiting,
);

/** The newest wins, far down on the main page: fetched once it is calm. What keeps their place is drawn by the server. */
export const LatestWinsIsland = latePart<Waiting & { member: boolean }>(
  () =>
    whenCalm()
      .then(() => inServerData(import('../shell/latest-wins-part').then((module) => module.LatestWinsPart)))
      .catch(() => () => null),
  ({ waiting }) => waiting,
);
