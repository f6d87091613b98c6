'use client';
import { tell, tellProblem } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { download } from '@desk/lib/download';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { exportPlayers, MAX_EXPORTED_PLAYERS } from '@kozyr/contracts/operator/player-list';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { playersAsked } from './players-asked';

/** Saves what is filtered as a file, in its order. The platform writes down who took it. */
export function ExportButton({ asked }: { asked: Readonly<Record<string, string>> }) {
  const t = useTranslations('players.export');
  const explain = useExplain();
  const taking = useMutation({
    mutationFn: () => download(exportPlayers, { query: playersAsked(asked) }, 'players.csv'),
    onSuccess: (count) => (count === null ? tell(t('done')) : tellProblem(t('stopped', { count }))),
  });
  return (
    <>
      <Button
        busy={taking.isPending}
        title={t('hint', { count: MAX_EXPORTED_PLAYERS })}
        onClick={() => taking.mutate()}
      >
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
