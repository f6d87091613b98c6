'use client';
import { tell } from '@desk/components/feedback/tell';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { acknowledgeStuck, listStuck, type StuckItem } from '@kozyr/contracts/operator/stuck';
import { useTranslations } from 'next-intl';
import type { AcknowledgedKind } from './rules';

type Props = { item: StuckItem; kind: AcknowledgedKind; onClose: () => void };

/** Says of something that it has been seen to. */
export function AcknowledgeDialog({ item, kind, onClose }: Props) {
  const t = useTranslations('stuck');
  const u = useTranslations('ui.dialog');
  const explain = useExplain();
  const act = useAct(acknowledgeStuck, [listStuck]);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('acknowledge.title')}
      description={item.what}
      reason={{ label: t('acknowledge.note'), hint: u('reasonHint'), short: u('reasonShort') }}
      words={{ close: u('close'), cancel: u('cancel'), submit: t('acknowledge.submit') }}
      explain={explain}
      onSubmit={async (note) => {
        await act.mutateAsync({ body: { kind, id: item.id, note } });
        tell(t('acknowledge.told'));
      }}
    />
  );
}
