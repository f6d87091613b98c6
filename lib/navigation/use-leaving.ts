import { useEffect, useState } from 'react';

/**
 * For a button that leads off the site: busy from the press until the other page is there. A browser that keeps this page
 * and brings it back by its Back button finds the button at rest again.
 */
export function useLeaving(): { leaving: boolean; leaveTo: (url: string) => void } {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const leaveTo = (url: string) => {
    setLeaving(true);
    window.location.assign(url);
  };
  return { leaving, leaveTo };
}
