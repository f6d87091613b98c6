'use client';

import { Provider } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Tooltips of one place, with the delays of spec §9: a pause before the first, none when the last one closed a moment ago. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300} disableHoverableContent>
      {children}
    </Provider>
  );
}
