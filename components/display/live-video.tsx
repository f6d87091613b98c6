'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { attachStream } from '@/lib/media/attach-stream';

/** So long a picture may stand still, or take to come, before the connection counts as lost. */
const STILL_MS = 10_000;

/**
 * A live HLS stream, silent until the viewer wants sound. `run` counts the attempts to connect; null: not connected, and the
 * poster shows. Whoever is told `onLost` decides when to try again.
 */
export function LiveVideo({
  playlist,
  poster,
  label,
  run,
  onPlaying,
  onLost,
}: {
  playlist: string;
  poster: string;
  label: string;
  run: number | null;
  onPlaying: () => void;
  onLost: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const played = useEffectEvent(onPlaying);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    const element = video.current;
    if (!element || run === null) return;
    const stand = () => {
      // Somebody has stopped it, or the browser waits for a tap: that is no loss.
      if (!element.paused || element.readyState === 0) lost();
    };
    let timer = setTimeout(stand, STILL_MS);
    const moves = () => {
      clearTimeout(timer);
      played();
    };
    const waits = () => {
      clearTimeout(timer);
      timer = setTimeout(stand, STILL_MS);
    };
    const gone = () => lost();
    element.addEventListener('timeupdate', moves);
    element.addEventListener('waiting', waits);
    window.addEventListener('offline', gone);
    const detach = attachStream(element, playlist, gone);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('timeupdate', moves);
      element.removeEventListener('waiting', waits);
      window.removeEventListener('offline', gone);
      detach();
    };
  }, [playlist, run]);
  return (
    <video
      ref={video}
      aria-label={label}
      poster={poster}
      controls={run !== null}
      autoPlay
      muted
      playsInline
      className="size-full bg-black object-contain"
    />
  );
}
