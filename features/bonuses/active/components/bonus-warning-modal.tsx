'use client';

import { useTranslations } from 'next-intl';
import { EmblemCard } from '@/components/display/emblem-card';
import { Icon, type IconName } from '@/components/display/icon';
import { Money } from '@/components/display/money';
import { StarRating } from '@/components/display/star-rating';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTone } from '@/components/overlay/modal-stage';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { formatMoney } from '@/lib/format/money';
import { BonusEssentials } from '../../offers/components/bonus-essentials';
import { BonusValue } from '../../offers/components/bonus-value';
import type { BonusWarning } from '../../types';

const LOOK: Record<BonusWarning['kind'], { tone: ModalTone; icon: IconName }> = {
  take: { tone: 'gold', icon: 'bonuses' },
  'cancel-active': { tone: 'pending', icon: 'warning' },
  expired: { tone: 'neutral', icon: 'history' },
  'low-rating': { tone: 'gold', icon: 'star' },
  'make-deposit': { tone: 'gold', icon: 'cashbox' },
};

/** What cancelling the running bonus costs, and what comes in its place. */
function LostAndKept({ warning }: { warning: Extract<BonusWarning, { kind: 'cancel-active' }> }) {
  const t = useTranslations('bonusModals');
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 text-center">
        <div className="rounded-control bg-surface-2 px-2 py-3">
          <dt className="text-muted text-sm">{t('cancelActive.lost')}</dt>
          <dd className="font-semibold text-danger">
            <Money amount={warning.lost} currency={warning.currency} whole />
          </dd>
        </div>
        <div className="rounded-control bg-surface-2 px-2 py-3">
          <dt className="text-muted text-sm">{t('cancelActive.kept')}</dt>
          <dd className="font-semibold text-active">
            <Money amount={warning.kept} currency={warning.currency} whole />
          </dd>
        </div>
      </dl>
      <section className="flex flex-col gap-2 pt-4 text-left">
        <h3 className="text-muted text-sm">{t('cancelActive.next', { name: warning.next.name })}</h3>
        <BonusEssentials bonus={warning.next} />
      </section>
    </>
  );
}

function OwnStars({ rating }: { rating: number }) {
  const t = useTranslations('bonusModals');
  return (
    <p className="flex items-center justify-between rounded-control bg-surface-2 px-4 py-3 text-sm">
      <span className="text-muted">{t('lowRating.yours')}</span>
      <StarRating value={rating} />
    </p>
  );
}

/**
 * What stands before a bonus, and the way on (spec §2, §4): the question whether to take it on its terms, another one is active
 * (Cancel and Refuse, with what is lost and kept), expired, rating too low, a deposit to make. `onConfirm` does what the
 * first button says.
 */
export function BonusWarningModal({
  texts,
  warning,
  onConfirm,
  onClose,
}: {
  texts: ModalTexts;
  warning: BonusWarning;
  onConfirm: () => unknown;
  onClose: () => void;
}) {
  const t = useTranslations('bonusModals');
  const { tone, icon } = LOOK[warning.kind];
  const frame = {
    onClose,
    texts,
    tone,
    art: (
      <EmblemCard>
        <Icon name={icon} size={46} />
      </EmblemCard>
    ),
  };
  if (warning.kind === 'take') {
    const { bonus } = warning;
    const byCode = bonus.type === 'PROMO_CODE';
    return (
      <ModalCard
        {...frame}
        eyebrow={bonus.name}
        title={t('take.title')}
        body={t('take.body')}
        actions={[
          { label: t(byCode ? 'received.apply' : 'received.activate'), onPress: onConfirm },
          { label: t('take.later'), onPress: onClose },
        ]}
      >
        <div className="flex flex-col gap-3">
          <BonusValue bonus={bonus} />
          <BonusEssentials bonus={bonus} />
        </div>
      </ModalCard>
    );
  }
  if (warning.kind === 'cancel-active') {
    return (
      <ModalCard
        {...frame}
        eyebrow={warning.name}
        title={t('cancelActive.title')}
        body={t('cancelActive.body')}
        actions={[
          { label: t('cancelActive.cancel'), onPress: onConfirm },
          { label: t('cancelActive.refuse'), onPress: onClose },
        ]}
      >
        <LostAndKept warning={warning} />
      </ModalCard>
    );
  }
  if (warning.kind === 'expired') {
    return (
      <ModalCard
        {...frame}
        title={t('expired.title')}
        body={t('expired.body')}
        actions={[{ label: t('expired.ok'), onPress: onConfirm }]}
      />
    );
  }
  if (warning.kind === 'low-rating') {
    return (
      <ModalCard
        {...frame}
        title={t('lowRating.title')}
        body={t('lowRating.body', { stars: warning.minRating })}
        actions={[
          { label: t('lowRating.action'), onPress: onConfirm },
          { label: t('lowRating.later'), onPress: onClose },
        ]}
      >
        <OwnStars rating={warning.rating} />
      </ModalCard>
    );
  }
  return (
    <ModalCard
      {...frame}
      title={t('makeDeposit.title')}
      amount={formatMoney(warning.amount, { currency: warning.currency, whole: true })}
      body={t('makeDeposit.body')}
      actions={[
        { label: t('makeDeposit.action'), onPress: onConfirm },
        { label: t('makeDeposit.later'), onPress: onClose },
      ]}
    />
  );
}
