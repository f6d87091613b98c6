'use client';

import { JACKPOT_MATCH, type JackpotLevel, type JackpotRound } from '@kozyr/contracts/jackpots';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { cn } from '@/lib/class-names';

const COLOURS = { clubs: 'text-clubs', diamonds: 'text-diamonds', hearts: 'text-hearts', spades: 'text-spades' };
const PIPS = Array.from({ length: JACKPOT_MATCH }, (_, place) => place);

/** How many of each suit have been turned, of the three that end the round. */
export function SuitProgress({
  suits,
  turned,
  won,
}: {
  suits: readonly JackpotLevel[];
  turned: JackpotRound['turned'];
  won: JackpotLevel | null;
}) {
  const t = useTranslations('jackpotRound');
  return (
    <ul aria-label={t('progress')} className="grid w-full grid-cols-4 gap-2">
      {suits.map((suit) => {
        const count = turned.filter((card) => card.suit === suit).length;
        return (
          <li
            key={suit}
            className={cn(
              'flex flex-col items-center gap-1.5 rounded-control bg-surface-2 py-2 transition-opacity',
              COLOURS[suit],
              won && won !== suit && 'opacity-40',
            )}
          >
            <span className="sr-only">{t('suitProgress', { suit: t(`suit.${suit}`), count })}</span>
            <Icon name={suit} size={20} />
            <span aria-hidden className="flex gap-1">
              {PIPS.map((pip) => (
                <span
                  key={pip}
                  className={cn('size-2 rounded-chip', pip < count ? 'bg-current' : 'bg-current opacity-25')}
                />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
