'use client';

import { useTranslations } from 'next-intl';
import { CardFan } from '@/components/display/card-fan';
import { CheckList } from '@/components/display/check-list';
import { PlayingCard } from '@/components/display/playing-card';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import type { WheelNeeds, WheelSector } from '../types';
import { WheelStage } from './wheel-stage';

/**
 * The wheel of fortune. With published `sectors` and all `needs` met it can be spun; otherwise it says what is missing and
 * leads to the deposit. `onSpin` resolves to the id of the drawn sector.
 */
export function WheelModal({
  texts,
  sectors,
  needs,
  depositHref,
  onSpin,
  onClose,
}: {
  texts: ModalTexts;
  sectors?: readonly WheelSector[];
  /** Undefined: not known here, so they are listed as conditions. */
  needs?: WheelNeeds;
  depositHref: string;
  onSpin?: () => Promise<string>;
  onClose: () => void;
}) {
  const t = useTranslations('wheel');
  const ready = sectors && onSpin && needs?.registered && needs.stars && needs.deposit;
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      {...(ready
        ? {}
        : {
            art: (
              <CardFan
                cards={(['clubs', 'diamonds', 'hearts', 'spades'] as const).map((suit) => ({
                  key: suit,
                  content: <PlayingCard suit={suit} rank="A" className="w-20" />,
                }))}
              />
            ),
          })}
      eyebrow={t('eyebrow')}
      title={t('title')}
      body={sectors ? t('body') : t('resting')}
      actions={ready ? [] : [{ label: t('toDeposit'), href: depositHref, onPress: onClose }]}
    >
      {ready ? (
        <>
          <WheelStage sectors={sectors} onSpin={onSpin} />
          <h3 className="sr-only">{t('sectors')}</h3>
          <ul className="sr-only">
            {sectors.map(({ id, label, chance }) => (
              <li key={id}>
                {label}, {t('chance', { chance })}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="rounded-control bg-surface-2 p-4">
          <h3 className="mb-3 text-left font-semibold text-sm">{t('needs')}</h3>
          <CheckList
            undoneLabel={t('undone')}
            items={[
              { key: 'register', content: t('register'), done: needs?.registered ?? true },
              { key: 'stars', content: t('stars'), done: needs?.stars ?? true },
              { key: 'deposit', content: t('deposit'), done: needs?.deposit ?? true },
            ]}
          />
        </div>
      )}
    </ModalCard>
  );
}
