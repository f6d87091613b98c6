'use client';

import { useTranslations } from 'next-intl';
import { Glow } from '@/components/display/glow';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { isAtLeast } from '@/lib/format/amounts';
import { formatMoney } from '@/lib/format/money';
import type { JackpotWin } from '../store';
import { RevealedSuits } from './revealed-suits';

/** A jackpot: three cards of its suit turn over. Rays only when it is worth its stake (no celebration below it). */
export function JackpotWinModal({ texts, win, onClose }: { texts: ModalTexts; win: JackpotWin; onClose: () => void }) {
  const t = useTranslations('jackpotWin');
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      tone={win.suit}
      art={
        <>
          {isAtLeast(win.amount, win.stake) && <Glow />}
          <RevealedSuits suit={win.suit} />
        </>
      }
      eyebrow={t(`suit.${win.suit}`)}
      title={t('title')}
      amount={formatMoney(win.amount, { currency: win.currency })}
      body={t('body')}
      actions={[{ label: t('action'), onPress: onClose }]}
    />
  );
}
