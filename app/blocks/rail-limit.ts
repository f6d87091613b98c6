import type { ContentComponent } from '@kozyr/contracts/content';
import { configNumber, type Screen } from '@/lib/content/component-rules';
import { shownOn } from './by-screen';

/** How many items a rail holds on each of its screens: all are in the page once, and hidden where there are fewer. */
export function railLimit(
  component: ContentComponent,
  screens: readonly Screen[],
  bounds: { fallback: number; min: number; max: number },
): { most: number; classAt: (position: number) => string } {
  const limits = screens.map((screen) => ({ screen, limit: configNumber(component, 'limit', { ...bounds, screen }) }));
  return {
    most: Math.max(...limits.map(({ limit }) => limit)),
    classAt: (position) => {
      const on = limits.filter(({ limit }) => position < limit).map(({ screen }) => screen);
      return on.length === screens.length ? '' : shownOn(on);
    },
  };
}
