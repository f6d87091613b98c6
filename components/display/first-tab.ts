import { createContext, useContext, useEffect } from 'react';

/** Set by tabs whose first one is decided in the browser. */
export const FirstTabContext = createContext<(key: string) => void>(() => undefined);

/** Says which tab stands first where the address names none; undefined: not known yet. What was said once stays. */
export function useFirstTab(key: string | undefined): void {
  const decide = useContext(FirstTabContext);
  useEffect(() => {
    if (key !== undefined) decide(key);
  }, [key, decide]);
}
