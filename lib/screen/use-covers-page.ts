import { type RefObject, useEffect, useState } from 'react';

/** Whether an element lies over the whole page, as its styles say for this screen. It follows every change of size. */
export function useCoversPage(element: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const look = () => setCovers(getComputedStyle(watched).position === 'fixed');
    look();
    const observer = new ResizeObserver(look);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return covers;
}
