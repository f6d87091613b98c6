'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { callForFile } from '@desk/lib/call-file';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { saveFile } from '@desk/lib/save-file';
import { exportPlayers } from '@kozyr/contracts/operator/player-list';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { playersAsked } from './players-asked';

/** Saves what is filtered as a file, in its order. The platform writes down who took it. */
export function ExportButton({ asked }: { asked: Readonly<Record<string, string>> }) {
  const t = useTranslations('players.export');
  const explain = useExplain();
  const taking = useMutation({
    mutationFn: () => callForFile(exportPlayers, { query: playersAsked(asked) }),
    onSuccess: (file) => {
      saveFile(file, 'players.csv');
      tell(t('done'));
    },
  });
  return (
    <>
      <Button busy={taking.isPending} onClick={() => taking.mutate()}>
        {t('open')}
      </Button>
      {taking.error && (
        <p role="alert" className="text-bad text-sm">
          {t('failed')}: {explain(taking.error)}
        </p>
      )}
    </>
  );
}
