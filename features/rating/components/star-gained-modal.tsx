'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { ModalCard } from '@/components/overlay/modal-card';
import type { GainedStar } from '../rules';
import { StarArc } from './star-arc';

/** A star that was gained, and what it opens. `ratingHref` is the rating tab. */
export function StarGainedModal({
  gained,
  ratingHref,
  onClose,
}: {
  gained: GainedStar;
  ratingHref: string;
  onClose: () => void;
}) {
  const t = useTranslations('ratingModal.gained');
  const { stars, cashback, wheel, payouts } = gained;
  const opened = [
    cashback !== null && t('cashback', { percent: Number(cashback) }),
    payouts && t('payouts'),
    wheel && t('wheel'),
  ].filter((each) => each !== false);
  return (
    <ModalCard
      onClose={onClose}
      art={<StarArc rating={stars} />}
      eyebrow={t('eyebrow')}
      title={t('title', { stars })}
      body={opened.length > 0 ? t('opens') : t('nothing')}
      actions={[
        { label: t('ok'), onPress: onClose },
        { label: t('action'), href: ratingHref, onPress: onClose },
      ]}
    >
      {opened.length > 0 && (
        <ul className="flex flex-col gap-2 rounded-control bg-surface-2 px-4 py-3 text-left text-sm">
          {opened.map((each) => (
            <li key={each} className="flex items-start gap-2">
              <Icon name="success" size={20} className="shrink-0 text-active" />
              {each}
            </li>
          ))}
        </ul>
      )}
    </ModalCard>
  );
}
