'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Countdown } from '@/components/display/countdown';
import { wheelTurned } from '../store';
import type { WheelDay } from '../types';
import { WheelFace } from './wheel-face';
import { WheelNeeds } from './wheel-needs';
import { WheelProof } from './wheel-proof';
import { WheelStage } from './wheel-stage';

const SEED_BYTES = 8;

/** A seed for the player who does not care to think of one. */
function anySeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A player's wheel: to be spun where all is met, with what is missing where it is not, and with today's prize and the time to
 * the next spin once it was. `onSpin` gets the player's part of the draw and resolves to the sector's id.
 */
export function WheelBoard({
  day,
  depositHref,
  ratingHref,
  onSpin,
  onNextDay,
  onLeave,
}: {
  day: WheelDay;
  depositHref: string;
  ratingHref: string;
  onSpin: (clientSeed: string) => Promise<string>;
  onNextDay: () => void;
  onLeave?: () => void;
}) {
  const t = useTranslations('wheel');
  const { sectors, needs, spin, seedHash, nextAt } = day;
  const [turning, setTurning] = useState(false);
  const [ownSeed, setOwnSeed] = useState(anySeed);
  useEffect(() => () => wheelTurned(false), []);
  const ready = spin !== null || turning || (needs.stars.met && needs.deposit.met);
  return (
    <div className="flex w-full flex-col items-center gap-4">
      {ready ? (
        <WheelStage
          // A new day is a new wheel; the answer to a spin must not be one.
          key={nextAt}
          sectors={sectors}
          drawn={spin?.sector_id}
          onSpin={() => onSpin(ownSeed || anySeed())}
          onTurning={(now) => {
            setTurning(now);
            wheelTurned(now);
          }}
        >
          <p className="text-muted text-sm">{t('next')}</p>
          <div className="w-full">
            <Countdown until={nextAt} label={t('next')} onExpire={onNextDay} />
          </div>
        </WheelStage>
      ) : (
        <>
          <div className="mx-auto w-full max-w-72 opacity-60">
            <WheelFace sectors={sectors} />
          </div>
          <WheelNeeds needs={needs} depositHref={depositHref} ratingHref={ratingHref} onLeave={onLeave} />
        </>
      )}
      {ready && !turning && (
        <WheelProof seedHash={seedHash} clientSeed={ownSeed} onClientSeed={setOwnSeed} spin={spin} />
      )}
      <h3 className="sr-only">{t('sectors')}</h3>
      <ul className="sr-only">
        {sectors.map(({ id, label, chance }) => (
          <li key={id}>
            {label}, {t('chance', { chance })}
          </li>
        ))}
      </ul>
    </div>
  );
}
