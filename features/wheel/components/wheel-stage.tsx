'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { CONTINUE_AT_LEAST_MS, SPEED, START_ANGLE, START_MS, STOP_MS, sectorCentre, stopAngle } from '../rules';
import type { SpinState, WheelSector } from '../types';
import { WheelFace } from './wheel-face';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the component is still there, for what goes on after an answer. */
function useAlive(): RefObject<boolean> {
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  return alive;
}

function turnEndlessly(face: SVGGElement, from: number): Animation {
  if (calm()) return face.animate([{ opacity: 1 }, { opacity: 0.35 }], { duration: 240, fill: 'forwards' });
  return face.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${from + 360}deg)` }], {
    duration: 360 / SPEED,
    iterations: Number.POSITIVE_INFINITY,
  });
}

async function turnFace(
  face: SVGGElement,
  { from, to, duration, easing }: { from: number; to: number; duration: number; easing: string },
): Promise<void> {
  const frames = calm()
    ? [{ opacity: 0.35 }, { opacity: 1 }]
    : [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }];
  const move = face.animate(frames, { duration: calm() ? 240 : duration, easing });
  face.style.transform = `rotate(${to}deg)`;
  await move.finished.catch(() => undefined);
}

/** What was drawn, in words; whoever works by keys is led here. */
function Result({
  at,
  state,
  won,
}: {
  at: RefObject<HTMLParagraphElement | null>;
  state: SpinState;
  won: WheelSector | undefined;
}) {
  const t = useTranslations('wheel');
  return (
    <p ref={at} role="status" tabIndex={-1} className="min-h-7 text-center font-semibold outline-none">
      {won && (won.empty ? t('wonNothing') : t('won', { prize: won.label }))}
      {state.phase === 'failed' && <span className="text-danger">{t('failed')}</span>}
    </p>
  );
}

/**
 * The wheel and its button. A spin starts (600 ms), goes on until `onSpin` answers with the id of the drawn sector and for
 * at least 1200 ms, and eases out to that sector (3600 ms); with reduced motion it fades instead. What was drawn is told in
 * text as well. A spin that fails turns the wheel back to rest and says so: nothing was won. `drawn` is the sector of a spin
 * that was made before, elsewhere or before a reload: the wheel rests on it. `children` stand below once a spin is over.
 */
export function WheelStage({
  sectors,
  drawn: before,
  onSpin,
  onTurning,
  children,
}: {
  sectors: readonly WheelSector[];
  drawn?: string | undefined;
  onSpin: () => Promise<string>;
  onTurning?: (turning: boolean) => void;
  children?: ReactNode;
}) {
  const t = useTranslations('wheel');
  const turning = useRef<SVGGElement>(null);
  const angle = useRef(0);
  const alive = useAlive();
  const result = useRef<HTMLParagraphElement>(null);
  const [spinning, setState] = useState<SpinState>({ phase: 'rest' });
  const state: SpinState =
    spinning.phase === 'rest' && before !== undefined ? { phase: 'won', sectorId: before } : spinning;
  const position = sectors.findIndex(({ id }) => id === before);
  const resting = spinning.phase === 'rest' && position >= 0;
  useLayoutEffect(() => {
    if (!resting || !turning.current) return;
    angle.current = 360 - sectorCentre(position, sectors.length);
    turning.current.style.transform = `rotate(${angle.current}deg)`;
  }, [resting, position, sectors.length]);

  /** Turns to an angle and stays there. A wheel that is gone or cancelled is there at once. */
  const turnTo = async (to: number, duration: number, easing: string) => {
    const face = turning.current;
    const from = angle.current;
    angle.current = to;
    if (!face) return;
    await turnFace(face, { from, to, duration, easing });
  };

  const spin = async () => {
    // Asked before it moves: the draw is the server's, the wheel only shows it.
    const answer = onSpin().then(
      (sectorId) => sectors.findIndex(({ id }) => id === sectorId),
      () => -1,
    );
    angle.current %= 360;
    onTurning?.(true);
    setState({ phase: 'start' });
    if (!calm()) await turnTo(angle.current + START_ANGLE, START_MS, 'cubic-bezier(0.11, 0, 0.5, 0)');

    setState({ phase: 'continue' });
    const face = turning.current;
    const before = angle.current;
    const endless = face && turnEndlessly(face, before);
    const [place] = await Promise.all([answer, wait(CONTINUE_AT_LEAST_MS)]);
    if (!alive.current) return;
    const turned = endless?.currentTime;
    if (!calm() && typeof turned === 'number') angle.current = before + turned * SPEED;

    const drawn = sectors[place];
    if (!drawn) {
      setState({ phase: 'failed' });
      onTurning?.(false);
      const stopping = turnTo(Math.ceil(angle.current / 360 + 1) * 360, START_MS * 2, 'ease-out');
      endless?.cancel();
      return stopping;
    }
    setState({ phase: 'stop', sectorId: drawn.id });
    const stopping = turnTo(
      stopAngle({ from: angle.current, position: place, count: sectors.length }),
      STOP_MS,
      'cubic-bezier(0.215, 0.61, 0.355, 1)',
    );
    endless?.cancel();
    await stopping;
    if (!alive.current) return;
    setState({ phase: 'won', sectorId: drawn.id });
    onTurning?.(false);
    // The button goes: whoever works by keys is led to the result.
    result.current?.focus({ preventScroll: true });
  };

  const won = state.phase === 'won' ? sectors.find(({ id }) => id === state.sectorId) : undefined;
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="mx-auto w-full max-w-72" data-phase={state.phase}>
        <WheelFace sectors={sectors} turning={turning} />
      </div>
      <Result at={result} state={state} won={won} />
      {won ? (
        children
      ) : (
        <AsyncButton tone="gold" wide onClick={spin}>
          {state.phase === 'rest' || state.phase === 'failed' ? t('spin') : t('spinning')}
        </AsyncButton>
      )}
    </div>
  );
}
