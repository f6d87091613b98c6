'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button, buttonLook } from '@desk/components/form/button';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Link } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import { listAudit } from '@kozyr/contracts/operator/audit';
import {
  changeOperatorBonus,
  getOperatorBonus,
  listOperatorBonuses,
  type OperatorBonus,
} from '@kozyr/contracts/operator/bonuses';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** What is done with a bonus as a whole: put on offer, switched off, changed. */
export function BonusActs({ of: { bonus } }: { of: OperatorBonus }) {
  const t = useTranslations('bonuses');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const may = useMay('bonuses.change');
  const [asking, setAsking] = useState(false);
  const act = useAct(changeOperatorBonus, [getOperatorBonus, listOperatorBonuses, listAudit]);
  if (!may) return null;
  const isOn = bonus.status === 'ACTIVE';
  const words = isOn ? 'off' : 'offer';
  return (
    <>
      <Link href={routes.changedBonus(bonus.id)} className={buttonLook()}>
        {t('change.open')}
      </Link>
      <Button look={isOn ? 'danger' : 'action'} onClick={() => setAsking(true)}>
        {t(`${words}.open`)}
      </Button>
      <ActDialog
        open={asking}
        danger={isOn}
        onClose={() => setAsking(false)}
        title={t(`${words}.title`, { name: bonus.name })}
        description={t(`${words}.text`)}
        words={{ close: ui('close'), cancel: ui('cancel'), submit: t(`${words}.open`) }}
        explain={explain}
        onSubmit={async () => {
          const after = await act.mutateAsync({
            params: { id: bonus.id },
            body: { status: isOn ? 'INACTIVE' : 'ACTIVE' },
          });
          const held = !isOn && after.bonus.status !== 'ACTIVE';
          tell(t(held ? 'offer.held' : `${words}.told`));
        }}
      />
    </>
  );
}
