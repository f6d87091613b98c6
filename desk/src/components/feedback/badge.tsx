import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'note';

const TONES: Readonly<Record<Tone, string>> = {
  plain: 'bg-raised text-muted',
  good: 'bg-good-ground text-good',
  warn: 'bg-warn-ground text-warn',
  bad: 'bg-bad-ground text-bad',
  note: 'bg-note-ground text-link',
};

/** A state in one word. The tone is beside the word, never instead of it. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx('inline-flex items-center whitespace-nowrap rounded-chip px-2 font-medium text-xs', TONES[tone])}
    >
      {children}
    </span>
  );
}
