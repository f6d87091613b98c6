'use client';
import { tell } from '@desk/components/feedback/tell';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { liftSuspension, suspendPlayer } from '@kozyr/contracts/operator/protection';
import { resetSecondFactor } from '@kozyr/contracts/operator/second-factor';
import { useTranslations } from 'next-intl';
import { STALE } from './stale';

/** Acts on a player that want nothing but a reason. */
export type ReasonedActName = 'suspend' | 'lift' | 'reset';
type Props = { id: string; name: ReasonedActName; onClose: () => void };

/** Does an act on a player for a reason. */
export function ReasonedAct({ id, name, onClose }: Props) {
  const t = useTranslations('players');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const acts = {
    suspend: useAct(suspendPlayer, STALE),
    lift: useAct(liftSuspension, STALE),
    reset: useAct(resetSecondFactor, STALE),
  };
  return (
    <ReasonDialog
      open
      danger={name !== 'lift'}
      onClose={onClose}
      title={t(`${name}.title`)}
      description={t(`${name}.text`)}
      reason={{ label: t('act.reason'), hint: t('act.reasonHint'), short: t('act.reasonShort'), min: 5 }}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t(`${name}.submit`) }}
      explain={explain}
      focusAfter={() => document.getElementById('page')}
      onSubmit={async (reason) => {
        await acts[name].mutateAsync({ params: { id }, body: { reason } });
        tell(t(`${name}.done`));
      }}
    />
  );
}
