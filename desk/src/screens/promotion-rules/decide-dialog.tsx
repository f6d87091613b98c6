'use client';
import { tell } from '@desk/components/feedback/tell';
import { Moment } from '@desk/components/moment';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Facts } from '@desk/components/record/facts';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import {
  confirmPromotionVersion,
  deletePromotionDraft,
  type PromotionVersion,
  withdrawPromotionVersion,
} from '@kozyr/contracts/operator/promotion-settings';
import { useTranslations } from 'next-intl';
import { STALE } from './stale';

/** What is decided about a version as it is. */
export type Decision = 'confirm' | 'withdraw' | 'delete';

type Props = { decision: Decision; version: PromotionVersion; onClose: () => void };

/** Asks once more before a version is confirmed, taken back or thrown away. */
export function DecideDialog({ decision, version, onClose }: Props) {
  const t = useTranslations('promotions');
  const u = useTranslations('ui.dialog');
  const explain = useExplain();
  const router = useRouter();
  const confirm = useAct(confirmPromotionVersion, STALE);
  const withdraw = useAct(withdrawPromotionVersion, STALE);
  // What is thrown away is read no more: its page is left first.
  const remove = useAct(deletePromotionDraft, []);
  const params = { kind: version.kind, version: String(version.version) };
  const acts = {
    confirm: () => confirm.mutateAsync({ params }),
    withdraw: () => withdraw.mutateAsync({ params }),
    delete: () => remove.mutateAsync({ params }),
  };
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t(`${decision}.title`)}
      description={t(`${decision}.text`)}
      danger={decision !== 'confirm'}
      words={{ close: u('close'), cancel: u('cancel'), submit: t(`act.${decision}`) }}
      explain={explain}
      onSubmit={async () => {
        await acts[decision]();
        tell(t(`told.${decision}`));
        if (decision === 'delete') router.push(routes.promotionKind(version.kind));
      }}
    >
      <Facts
        of={[
          [t('column.kind'), t(`kind.${version.kind}`)],
          [t('column.version'), t('versionOf', { number: version.version })],
          [t('column.from'), version.valid_from && <Moment at={version.valid_from} />],
          [t('column.note'), version.note],
          [t('proposedBy'), version.proposed_by],
        ]}
      />
    </ActDialog>
  );
}
