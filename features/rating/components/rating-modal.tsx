'use client';

import { useTranslations } from 'next-intl';
import { Money } from '@/components/display/money';
import { StarRating } from '@/components/display/star-rating';
import { Progress } from '@/components/feedback/progress';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { formatMoney } from '@/lib/format/money';
import type { PlayerRating } from '../rules';
import { nextStar } from '../rules';
import { StarArc } from './star-arc';

/** The player's stars, 0 to 5, how far it is to the next one, and what each takes. `ratingHref` is the rating tab. */
export function RatingModal({
  texts,
  player,
  ratingHref,
  onClose,
}: {
  texts: ModalTexts;
  player: PlayerRating;
  ratingHref: string;
  onClose: () => void;
}) {
  const t = useTranslations('ratingModal');
  const { rating, way } = player;
  const next = way && nextStar(way.turnover, way.thresholds);
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      art={<StarArc rating={rating} />}
      eyebrow={t('eyebrow')}
      title={t('title', { stars: rating })}
      body={t('body')}
      actions={[
        { label: t('action'), href: ratingHref, onPress: onClose },
        { label: t('ok'), onPress: onClose },
      ]}
    >
      {way && (
        <div className="flex flex-col gap-4 text-left text-sm">
          {next ? (
            <div className="flex flex-col gap-2">
              <Progress value={next.progress} label={t('progress')} />
              <p className="text-muted">
                {t('next', {
                  stars: next.stars,
                  left: formatMoney(next.left, { currency: way.currency, whole: true }),
                })}
              </p>
            </div>
          ) : (
            <p className="text-center font-semibold text-gold">{t('top')}</p>
          )}
          <div className="rounded-control bg-surface-2 px-4 py-3">
            <h3 className="mb-2 font-semibold">{t('thresholds')}</h3>
            <dl>
              {way.thresholds.map(({ stars, turnover }) => (
                <div key={stars} className="flex items-center justify-between gap-3 py-1">
                  <dt>
                    <StarRating value={stars} size={16} />
                  </dt>
                  <dd className={stars <= rating ? 'text-active' : 'text-muted'}>
                    <Money amount={turnover} currency={way.currency} whole />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
    </ModalCard>
  );
}
