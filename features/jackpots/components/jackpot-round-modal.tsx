'use client';

import { JACKPOT_LEVELS, type JackpotRound } from '@kozyr/contracts/jackpots';
import * as Radix from '@radix-ui/react-dialog';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { DialogFrame } from '@/components/overlay/dialog-frame';
import { ScrollPart } from '@/components/overlay/scroll-part';
import { CardTable } from './card-table';
import { SuitProgress } from './suit-progress';

/**
 * The jackpot round: 12 cards face down, three of a suit end it. It may be left at any time and goes on where it was. `turning` is
 * the position that the platform is being asked for.
 */
export function JackpotRoundModal({
  round,
  turning,
  failed,
  onTurn,
  onFinish,
  onClose,
}: {
  round: JackpotRound;
  turning: number | null;
  failed: boolean;
  onTurn: (position: number) => void;
  onFinish: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('jackpotRound');
  const last = round.turned.at(-1);
  const count = last ? round.turned.filter(({ suit }) => suit === last.suit).length : 0;
  return (
    <DialogFrame open onOpenChange={(open) => !open && onClose()} width="medium" dismissible="escape" described>
      <ScrollPart>
        <div className="flex flex-col items-center gap-4 px-4 pt-6 pb-5 text-center tablet:px-6">
          <div className="px-8">
            <Radix.Title className="text-balance font-display font-semibold text-xl leading-tight">
              {round.level ? t(`won.${round.level}`) : t('title')}
            </Radix.Title>
            <Radix.Description className="mt-2 text-pretty text-muted text-sm">
              {round.level ? t('wonText') : t('text')}
            </Radix.Description>
          </div>
          <SuitProgress suits={JACKPOT_LEVELS} turned={round.turned} won={round.level} />
          <CardTable turned={round.turned} won={round.level} turning={turning} onTurn={onTurn} />
          <p aria-live="polite" className="sr-only">
            {last && t('turned', { suit: t(`suit.${last.suit}`), count })}
          </p>
          {failed && turning === null && (
            <p role="alert" className="text-danger text-sm">
              {t('failed')}
            </p>
          )}
          {round.level ? (
            <Button tone="gold" wide autoFocus onClick={onFinish}>
              {t('toWin')}
            </Button>
          ) : (
            <p className="text-muted text-xs">{t('waits')}</p>
          )}
          <p className="max-w-full break-all text-muted text-xs">{t('hash', { hash: round.draw_hash })}</p>
        </div>
      </ScrollPart>
    </DialogFrame>
  );
}
