'use client';

import { JACKPOT_CARDS, type JackpotLevel, type JackpotRound } from '@kozyr/contracts/jackpots';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FlipCard } from '@/components/display/flip-card';
import { PlayingCard } from '@/components/display/playing-card';
import { cn } from '@/lib/class-names';
import { stepTo } from '../rules';

const POSITIONS = Array.from({ length: JACKPOT_CARDS }, (_, position) => position);

/** The 12 cards: one stop of the Tab key, arrows lead from card to card, Enter or Space turns one. */
export function CardTable({
  turned,
  won,
  turning,
  onTurn,
}: {
  turned: JackpotRound['turned'];
  won: JackpotLevel | null;
  turning: number | null;
  onTurn: (position: number) => void;
}) {
  const t = useTranslations('jackpotRound');
  const cards = useRef<(HTMLButtonElement | null)[]>([]);
  const [current, setCurrent] = useState(0);

  function move(event: KeyboardEvent): void {
    const next = stepTo(event.key, current);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    cards.current[next]?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div role="group" aria-label={t('cards')} onKeyDown={move} className="grid w-full grid-cols-4 gap-2 tablet:gap-3">
      {POSITIONS.map((position) => {
        const suit = turned.find((card) => card.position === position)?.suit;
        const idle = Boolean(suit) || won !== null || turning !== null;
        return (
          <button
            key={position}
            ref={(card) => {
              cards.current[position] = card;
            }}
            type="button"
            tabIndex={position === current ? 0 : -1}
            aria-disabled={idle}
            aria-label={
              suit ? t('face', { number: position + 1, suit: t(`suit.${suit}`) }) : t('back', { number: position + 1 })
            }
            onFocus={() => setCurrent(position)}
            onClick={() => !idle && onTurn(position)}
            className={cn(
              'rounded-control transition-[opacity,transform] duration-180',
              idle ? 'cursor-default' : 'hover:-translate-y-0.5 motion-reduce:hover:translate-y-0',
              turning === position && 'animate-pulse',
              won !== null && suit !== won && 'opacity-40',
            )}
          >
            <FlipCard
              flipped={Boolean(suit)}
              className="w-full"
              back={<PlayingCard face="back" className="w-full" />}
              front={<PlayingCard {...(suit ? { suit } : {})} className="w-full" />}
            />
          </button>
        );
      })}
    </div>
  );
}
