'use client';

import { useTranslations } from 'next-intl';
import { Glow } from '@/components/display/glow';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { formatMoney } from '@/lib/format/money';
import type { BattleWin } from '../types';
import { TierMedal } from './tier-medal';

/** A prize in a battle: tier, place, amount. `gamesHref` is where one plays on. */
export function BattleWinModal({
  texts,
  win,
  gamesHref,
  onClose,
}: {
  texts: ModalTexts;
  win: BattleWin;
  gamesHref: string;
  onClose: () => void;
}) {
  const t = useTranslations('battleWin');
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      art={
        <>
          <Glow />
          <TierMedal tier={win.tier} place={win.place} />
        </>
      }
      eyebrow={t(`tier.${win.tier}`)}
      title={t('title', { place: win.place })}
      amount={formatMoney(win.prize, { currency: win.currency, whole: win.prize.endsWith('.00') })}
      body={t('body')}
      actions={[{ label: t('action'), href: gamesHref, onPress: onClose }]}
    />
  );
}
