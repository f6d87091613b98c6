'use client';

import type { WheelSpin } from '@kozyr/contracts/wheel';
import { checkSpin, type SpinCheck } from '@kozyr/contracts/wheel-draw';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { TextField } from '@/components/controls/text-field';
import { Icon } from '@/components/display/icon';
import { StatusMark } from '@/components/feedback/status-mark';
import { browserDigests } from '@/lib/fairness/browser-digests';
import { asClientSeed } from '../rules';

/**
 * How the draw is fair: before the spin the hash that binds the server and the player's own seed, which they may change; after
 * it both seeds, and a check that runs in the player's browser alone.
 */
export function WheelProof({
  seedHash,
  clientSeed,
  onClientSeed,
  spin,
}: {
  seedHash: string | null;
  clientSeed: string;
  onClientSeed: (seed: string) => void;
  spin: WheelSpin | null;
}) {
  const t = useTranslations('wheel.fair');
  const [check, setCheck] = useState<SpinCheck | 'impossible' | null>(null);
  const verify = async (made: WheelSpin) => setCheck(await checkSpin(browserDigests, made).catch(() => 'impossible'));
  const facts = spin
    ? [
        ['hash', spin.seed_hash],
        ['seed', spin.server_seed],
        ['own', spin.client_seed],
        ['day', spin.day],
      ]
    : [['hash', seedHash ?? '']];
  return (
    <details className="group w-full rounded-control bg-surface-2 px-4 text-left text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold">
        {t('title')}
        <Icon name="chevron-down" size={20} className="text-muted group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 pb-4">
        <p className="text-muted">{t(spin ? 'after' : 'before')}</p>
        <dl className="flex flex-col gap-2">
          {facts.map(([key = '', value]) => (
            <div key={key}>
              <dt className="text-muted text-xs">{t(key)}</dt>
              <dd className="break-all font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        {spin ? (
          <>
            <AsyncButton tone="quiet" size="small" onClick={() => verify(spin)}>
              {t('check')}
            </AsyncButton>
            <div role="status">
              {check === 'impossible' && <StatusMark tone="pending">{t('impossible')}</StatusMark>}
              {check !== null && check !== 'impossible' && (
                <StatusMark tone={check.seed && check.sector ? 'active' : 'danger'}>
                  {t(check.seed && check.sector ? 'good' : 'bad')}
                </StatusMark>
              )}
            </div>
          </>
        ) : (
          <TextField
            label={t('own')}
            hint={t('ownHint')}
            value={clientSeed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onClientSeed(asClientSeed(target.value))}
          />
        )}
      </div>
    </details>
  );
}
