'use client';
import { tell, tellProblem } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import type { Asked } from '@desk/lib/address/use-address';
import { download } from '@desk/lib/download';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { exportOperatorBonuses } from '@kozyr/contracts/operator/bonuses';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { bonusesAsked } from './bonuses-asked';

/** Saves what is filtered as a file, in its order. */
export function CsvButton({ asked }: { asked: Asked }) {
  const t = useTranslations('bonuses.csv');
  const explain = useExplain();
  const taking = useMutation({
    mutationFn: () => download(exportOperatorBonuses, { query: bonusesAsked(asked) }, 'bonuses.csv'),
    onSuccess: (count) => (count === null ? tell(t('saved')) : tellProblem(t('stopped', { count }))),
    onError: (error) => tellProblem(explain(error)),
  });
  return (
    <Button busy={taking.isPending} onClick={() => taking.mutate()}>
      {t('save')}
    </Button>
  );
}
