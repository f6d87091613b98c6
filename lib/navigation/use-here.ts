import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * The path of the page without locale, as the layout knows it: safe to render, where usePathname() would hold the hidden
 * audience while a page is made.
 */
export function useHere(): string {
  const segments = useSelectedLayoutSegments();
  return `/${segments.filter((segment) => !segment.startsWith('(')).join('/')}`;
}
