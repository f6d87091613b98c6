'use client';
import { tell } from '@desk/components/feedback/tell';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { listOperatorMaintenance, setOperatorMaintenance } from '@kozyr/contracts/operator/running';
import { useTranslations } from 'next-intl';

type Props = { /** Slug; null: all games. */ provider: string | null; name: string; onClose: () => void };

/** Says that technical work has ended. */
export function EndWorkDialog({ provider, name, onClose }: Props) {
  const t = useTranslations('games.work');
  const u = useTranslations('ui.dialog');
  const explain = useExplain();
  const act = useAct(setOperatorMaintenance, [listOperatorMaintenance]);
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('endTitle', { name })}
      description={t('endText')}
      words={{ close: u('close'), cancel: u('cancel'), submit: t('end') }}
      explain={explain}
      onSubmit={async () => {
        await act.mutateAsync({ body: { provider, kind: null } });
        tell(t('ended', { name }));
      }}
    />
  );
}
