'use client';

import { useTranslations } from 'next-intl';
import type { Battle } from '../types';

/** A battle that nobody has entered yet: the back of a card, and how one takes part. No zeros. */
export function StillBattle({ battle }: { battle: Battle }) {
  const t = useTranslations('battles');
  const { qualifying_stakes, scored_results, status } = battle;
  const steps = [
    t(status === 'upcoming' ? 'still.enterLater' : 'still.enter'),
    t('still.qualify', { stakes: qualifying_stakes }),
    t('still.score', { results: scored_results }),
  ];
  return (
    <div className="card-back rounded-control p-3">
      <div className="flex flex-col gap-3 rounded-md bg-surface-1 px-4 py-5">
        <p className="font-display font-semibold text-sm">{t('playersEntered', { count: 0 })}</p>
        <ol className="flex flex-col gap-2 text-muted text-sm">
          {steps.map((step, at) => (
            <li key={step} className="flex gap-3">
              <span aria-hidden className="font-display font-semibold text-gold tabular">
                {at + 1}
              </span>
              <span className="min-w-0">{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
