import { useCallback, useEffect, useState } from 'react';
import { pageCovered } from '../ui-flags/ui-flags';

/**
 * A part of the page over the whole screen. The caller lays it over the viewport while `full`; where the browser has
 * full screen the whole document goes there, so that dialogs still come over it, and its own ways out (Escape) count.
 * Elsewhere, as on an iPhone, the viewport is what there is.
 */
export function useFullScreen(): { full: boolean; enter: () => void; leave: () => void } {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!full) return;
    const uncover = pageCovered();
    const changed = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
    };
    document.addEventListener('fullscreenchange', changed);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      document.removeEventListener('keydown', pressed);
      uncover();
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, [full]);

  const enter = useCallback(() => {
    setFull(true);
    // A browser may refuse, by policy or because it has none: the viewport is covered all the same.
    document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
  }, []);
  const leave = useCallback(() => setFull(false), []);
  return { full, enter, leave };
}
