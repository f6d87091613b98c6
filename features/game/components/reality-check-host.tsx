'use client';

import { useEffect, useState } from 'react';
import { latePart } from '@/lib/late-part';
import { realityChecks, untilRealityCheck } from '../rules';
import type { PlayedSession } from '../types';

const RealityCheck = latePart(() => import('./reality-check').then((module) => module.RealityCheck));

const keyOf = (began: string) => `kozyr-reality-check:${began}`;

/** How many checks of this game session were answered, in whichever tab. */
function answered(began: string): number {
  try {
    return Number(localStorage.getItem(keyOf(began))) || 0;
  } catch {
    return 0;
  }
}

function keepAnswered(began: string, count: number): void {
  try {
    localStorage.setItem(keyOf(began), String(count));
  } catch {}
}

/**
 * Every 60 minutes of a game session, at the end of a round, holds the game and tells what came of it; the player goes on or
 * leaves. Demo play is asked too: it is time all the same. `between`: no round is under way.
 */
export function RealityCheckHost({
  gameSession,
  opened,
  between,
  onPause,
  onResume,
  onLeave,
}: {
  gameSession: PlayedSession | null;
  opened: number;
  between: boolean;
  onPause: () => void;
  onResume: () => void;
  onLeave: () => void;
}) {
  const since = gameSession?.since ?? opened;
  const began = gameSession?.started_at ?? String(opened);
  const [come, setCome] = useState(0);
  const [done, setDone] = useState(0);
  useEffect(() => setDone(answered(began)), [began]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const lasted = Date.now() - since;
      setCome(realityChecks(lasted));
      timer = setTimeout(look, untilRealityCheck(lasted));
    };
    look();
    return () => clearTimeout(timer);
  }, [since]);

  const [shown, setShown] = useState(false);
  const due = come > done;
  useEffect(() => {
    if (due && between) setShown(true);
  }, [due, between]);

  if (!shown) return null;
  const answer = (then: () => void) => () => {
    keepAnswered(began, come);
    setDone(come);
    setShown(false);
    then();
  };
  return (
    <RealityCheck
      gameSession={gameSession}
      since={since}
      onShown={onPause}
      onGoOn={answer(onResume)}
      onLeave={answer(onLeave)}
    />
  );
}
