import { Fragment, type ReactNode } from 'react';
import { type Screen, type Variant, variantsOf } from '@/lib/content/component-rules';

/** Classes that show a thing on some screens alone; literal, for the style sheet is made of what is found in the code. */
const SHOWN_ON = new Map<string, string>([
  ['mobile', 'tablet:hidden'],
  ['tablet', 'max-tablet:hidden desktop:hidden'],
  ['desktop', 'max-desktop:hidden'],
  ['mobile tablet', 'desktop:hidden'],
  ['tablet desktop', 'max-tablet:hidden'],
  ['mobile desktop', 'tablet:max-desktop:hidden'],
]);

/** The class that hides what is not for a screen; empty for what is on all. `screens` in their order, smallest first. */
export function shownOn(screens: readonly Screen[]): string {
  return SHOWN_ON.get(screens.join(' ')) ?? '';
}

/**
 * One page serves all widths: what reads the same on every screen stands once, else each variant stands where its screens
 * see it. A hidden one is not displayed at all, so nobody hears it either. `inline` among words.
 */
export function ByScreen<Value>({
  read,
  inline = false,
  children,
}: {
  read: (screen: Screen) => Value;
  inline?: boolean;
  children: (value: Value, variant: Variant<Value>) => ReactNode;
}) {
  const variants = variantsOf(read);
  const Box = inline ? 'span' : 'div';
  return variants.map((variant) => {
    const content = children(variant.value, variant);
    const key = variant.screens.join(' ');
    if (content === null || content === undefined || content === false) return null;
    if (variants.length === 1) return <Fragment key={key}>{content}</Fragment>;
    return (
      <Box key={key} className={shownOn(variant.screens)}>
        {content}
      </Box>
    );
  });
}
