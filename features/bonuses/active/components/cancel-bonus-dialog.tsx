'use client';

import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { useTranslations } from 'next-intl';
import { AsyncButton } from '@/components/controls/async-button';
import { Button } from '@/components/controls/button';
import { Money } from '@/components/display/money';
import { Dialog } from '@/components/overlay/dialog';

/** Asks before a bonus is ended, and names what is lost. */
export function CancelBonusDialog({
  bonus,
  onConfirm,
  onClose,
}: {
  bonus: ActiveUserBonus;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}) {
  const t = useTranslations('bonusPanel');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="narrow"
      title={t('cancelTitle')}
      description={t('cancelText', { name: bonus.bonus.name })}
      footer={
        <>
          <AsyncButton tone="danger" wide onClick={onConfirm}>
            {t('cancelConfirm')}
          </AsyncButton>
          <Button tone="quiet" wide onClick={onClose}>
            {t('cancelRefuse')}
          </Button>
        </>
      }
    >
      <dl className="grid gap-2 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t('lost')}</dt>
          <dd className="font-semibold text-danger">
            <Money amount={bonus.bonus_amount} currency={bonus.bonus.currency} />
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t('kept')}</dt>
          <dd className="font-semibold">{t('keptValue')}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
