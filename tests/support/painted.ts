import { readFileSync } from 'node:fs';
import { SCREENS, type Screen } from '@/lib/content/component-rules';

// jsdom knows no style sheet: what an element looks like follows from its classes and from the values of ours.
const styles = readFileSync('app/globals.css', 'utf8');
const themeValue = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(styles)?.[1];

/** The colour of the theme by its name; fails where there is none. */
export function themeColour(name: string): string {
  const value = themeValue(`color-${name}`);
  if (value === undefined) throw new Error(`the theme has no colour ${name}`);
  return value;
}

/** The colour in which an element is written, of those of the theme. */
export function colourOf(element: Element): string | undefined {
  const painted = [...element.classList].flatMap((name) => themeValue(`color-${/^text-(\w+)$/.exec(name)?.[1]}`) ?? []);
  return painted.at(-1);
}

/** A width of each screen. */
const WIDTHS: Record<Screen, number> = { mobile: 380, tablet: 800, desktop: 1280 };

/** Whether `tablet:hidden`, `max-tablet:hidden` or `tablet:max-desktop:hidden` hides at a width. */
function hides(name: string, width: number): boolean {
  const variants = name.split(':');
  if (variants.pop() !== 'hidden') return false;
  return variants.every((variant) => {
    const below = variant.startsWith('max-');
    const edge = Number.parseInt(themeValue(`breakpoint-${variant.replace('max-', '')}`) ?? '', 10);
    if (Number.isNaN(edge)) throw new Error(`the theme has no breakpoint for ${name}`);
    return below ? width < edge : width >= edge;
  });
}

/** The screens on which an element of these classes is seen. */
export const seenByClass = (classes: string): Screen[] =>
  SCREENS.filter((screen) => !classes.split(/\s+/).some((name) => hides(name, WIDTHS[screen])));

/** The screens on which a player sees an element: neither it nor what it stands in is hidden there. */
export function seenOn(element: Element): Screen[] {
  const around: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) around.push(each);
  return SCREENS.filter((screen) => around.every((each) => seenByClass(each.className).includes(screen)));
}
