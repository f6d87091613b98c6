'use client';
import { tell, tellProblem } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import type { Asked } from '@desk/lib/address/use-address';
import { download } from '@desk/lib/download';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { exportAudit } from '@kozyr/contracts/operator/audit';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { auditAsked } from './audit-asked';

/** Saves what is filtered as a file. That it was taken is in the log. */
export function CsvButton({ asked }: { asked: Asked }) {
  const t = useTranslations('audit');
  const explain = useExplain();
  const taking = useMutation({
    mutationFn: () => download(exportAudit, { query: auditAsked(asked) }, 'audit.csv'),
    onSuccess: (count) => (count === null ? tell(t('saved')) : tellProblem(t('stopped', { count }))),
  });
  return (
    <>
      <Button busy={taking.isPending} title={t('csvHint')} onClick={() => taking.mutate()}>
        {t('csv')}
      </Button>
      {taking.error && (
        <p role="alert" className="text-bad text-sm">
          {explain(taking.error)}
        </p>
      )}
    </>
  );
}
