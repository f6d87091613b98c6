import { Fragment, type ReactNode } from 'react';
import { type Screen, type Variant, variantsOf } from '@/lib/content/component-rules';
import { shownOn } from './by-screen';

/**
 * As ByScreen, for what must be awaited: one drawing where all screens read the same, else one for each value, shown to
 * its screens. `alone` says that there is no other. Null when nothing is drawn for any screen.
 */
export async function drawByScreen<Value>(
  read: (screen: Screen) => Value,
  draw: (variant: Variant<Value>, alone: boolean) => Promise<ReactNode>,
): Promise<ReactNode> {
  const variants = variantsOf(read);
  const drawn = await Promise.all(
    variants.map(async (variant) => {
      const content = await draw(variant, variants.length === 1);
      if (content === null) return null;
      const key = variant.screens.join(' ');
      if (variants.length === 1) return <Fragment key={key}>{content}</Fragment>;
      return (
        <div key={key} className={shownOn(variant.screens)}>
          {content}
        </div>
      );
    }),
  );
  return drawn.every((content) => content === null) ? null : drawn;
}
