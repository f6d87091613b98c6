import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import type { Suit } from '../display/icon';

export type ModalTone = 'gold' | 'active' | 'pending' | 'danger' | 'neutral' | Suit;

const TONES: Record<ModalTone, string> = {
  gold: 'text-gold',
  active: 'text-active',
  pending: 'text-pending',
  danger: 'text-danger',
  neutral: 'text-muted',
  clubs: 'text-clubs',
  diamonds: 'text-diamonds',
  hearts: 'text-hearts',
  spades: 'text-spades',
};

/** The lit table at the head of a modal, where its art lies. `tone` colours the lamp. Decorative. */
export function ModalStage({ tone, children }: { tone: ModalTone; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={cn('lamp relative grid h-42 shrink-0 place-items-center overflow-hidden', TONES[tone])}
    >
      <span className="absolute top-2 h-1 w-9 rounded-chip bg-ivory/25 tablet:hidden" />
      {children}
    </span>
  );
}
