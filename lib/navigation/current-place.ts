import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * The path of the page without locale, as the layout knows it: safe to render, where usePathname() would hold the hidden
 * audience while a page is made.
 */
export function useHere(): string {
  const segments = useSelectedLayoutSegments();
  return `/${segments.filter((segment) => !segment.startsWith('(')).join('/')}`;
}

/**
 * Whether a reader at `here` is at an entry's place: on that very page, somewhere below it, or not. `except` is a place
 * below that has an entry of its own. Paths without locale.
 */
export function placeOf(
  here: string,
  { place, except }: { place: string | null; except?: string | undefined },
): 'page' | 'below' | null {
  if (place === null) return null;
  if (here === place) return 'page';
  if (place === '/' || !here.startsWith(`${place}/`)) return null;
  return except !== undefined && (here === except || here.startsWith(`${except}/`)) ? null : 'below';
}
