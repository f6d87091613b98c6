'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/controls/button';
import { IconButton } from '@/components/controls/icon-button';
import { Badge } from '@/components/display/badge';
import { ElapsedTime } from '@/components/display/elapsed-time';
import { Icon } from '@/components/display/icon';
import { Money } from '@/components/display/money';
import { Skeleton } from '@/components/feedback/skeleton';
import { Tooltip } from '@/components/overlay/tooltip';
import { TooltipGroup } from '@/components/overlay/tooltip-group';
import type { PlayedTime } from '@/features/account/gaming/rules';
import { useUnshown } from '@/lib/rounds/unshown-store';
import { playShown, shownNet } from '../rules';
import type { PlayedSession } from '../types';

/**
 * Above a running game: what came of the play so far and how long it has lasted, real or demo, full screen, the way out. Who came from
 * another game reads of all their play: the time goes on.
 */
export function GameBar({
  gameSession,
  gaming,
  demo,
  opened,
  full,
  onFull,
  onTopUp,
  onSwitch,
  onClose,
}: {
  gameSession: PlayedSession | null;
  /** The play over all games. */
  gaming: PlayedTime | null;
  demo: boolean;
  /** When the frame was opened, ms since the epoch: the clock of a demo, and of a session not known yet. */
  opened: number;
  full: boolean;
  onFull: () => void;
  /** Opens the cashbox over the game; null where none is offered. */
  onTopUp: (() => void) | null;
  onSwitch: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('game');
  const fullName = full ? t('leaveFullscreen') : t('fullscreen');
  const turning = useUnshown((unshown) => unshown.turning.some(({ session }) => session === gameSession?.id));
  // While a round turns its stake counts and its win does not.
  const [seen, setSeen] = useState<string | null>(null);
  const shown = gameSession && playShown(gameSession, gaming);
  if (shown && (seen === null || !turning) && seen !== shown.won) setSeen(shown.won);
  const result = shown ? (
    <span data-testid="session-net">
      <Money
        amount={turning ? shownNet(shown.staked, seen ?? shown.won) : shown.net}
        currency={shown.currency}
        signed
        className="font-semibold"
      />
    </span>
  ) : (
    <Skeleton className="inline-block h-4 w-16 align-middle" />
  );
  return (
    <div className="flex min-h-14 items-center gap-2 px-3 tablet:gap-4 short:min-h-11">
      {demo ? (
        <Badge tone="pending">{t('demo')}</Badge>
      ) : (
        <span className="whitespace-nowrap text-sm">
          <span className="text-muted max-tablet:sr-only">{t('netResult')} </span>
          {result}
        </span>
      )}
      <span className="whitespace-nowrap text-sm">
        <span className="text-muted max-tablet:sr-only">{t('time')} </span>
        <ElapsedTime since={shown?.since ?? opened} />
      </span>
      <span className="ml-auto flex shrink-0 items-center">
        <Button tone="ghost" size="small" className="whitespace-nowrap max-tablet:px-2" onClick={onSwitch}>
          {demo ? (
            <>
              <span data-needs="money">{t('toReal')}</span>
              <span data-instead-of="money">{t('toCredits')}</span>
            </>
          ) : (
            t('toDemo')
          )}
        </Button>
        <TooltipGroup>
          {onTopUp && (
            <Tooltip content={t('topUp')}>
              <IconButton icon={<Icon name="cashbox" size={20} />} label={t('topUp')} onClick={onTopUp} />
            </Tooltip>
          )}
          <Tooltip content={fullName}>
            <IconButton
              icon={<Icon name="fullscreen" size={20} />}
              label={fullName}
              aria-pressed={full}
              onClick={onFull}
            />
          </Tooltip>
          <Tooltip content={t('closeGame')}>
            <IconButton icon={<Icon name="close" size={20} />} label={t('closeGame')} onClick={onClose} />
          </Tooltip>
        </TooltipGroup>
      </span>
    </div>
  );
}
