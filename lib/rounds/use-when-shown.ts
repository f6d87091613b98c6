import { useState } from 'react';
import { useUnshown } from './unshown-store';

/** What stands beside a game and would tell a win: as it was until the win has been shown. */
export function useWhenShown<T>(value: T): T {
  const waiting = useUnshown(({ wins }) => wins.length > 0);
  const [shown, setShown] = useState(value);
  if (!waiting && shown !== value) setShown(value);
  return waiting ? shown : value;
}
