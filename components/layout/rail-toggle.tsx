'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../controls/icon-button';
import { FrameIcon } from '../display/frame-icon';

/** Opens and closes the narrow rail; the rail itself reads aria-expanded. Escape and going somewhere close it. */
export function RailToggle({ open, close }: { open: string; close: string }) {
  const [expanded, setExpanded] = useState(false);
  const place = useSelectedLayoutSegments().join('/');
  const lastPlace = useRef(place);
  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    setExpanded(false);
  }, [place]);
  useEffect(() => {
    if (!expanded) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setExpanded(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [expanded]);
  return (
    <IconButton
      icon={<FrameIcon name={expanded ? 'close' : 'menu'} size={20} />}
      label={expanded ? close : open}
      aria-expanded={expanded}
      onClick={() => setExpanded((was) => !was)}
    />
  );
}
