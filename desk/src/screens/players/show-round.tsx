'use client';
import { tellProblem } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { CallError } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { openWindow } from '@desk/lib/open-window';
import { useAct } from '@desk/lib/query/use-act';
import { knownLocale, LOCALES } from '@kozyr/contracts/locales';
import { recallPlayerRound } from '@kozyr/contracts/operator/player-record';
import { useLocale, useTranslations } from 'next-intl';

/** Shows a round again as its provider drew it, in a window of its own: the address opens for some minutes. */
export function ShowRound({ player, round }: { player: string; round: string }) {
  const t = useTranslations('players.round');
  const explain = useExplain();
  const locale = knownLocale(useLocale()) ?? LOCALES[0];
  const recall = useAct(recallPlayerRound);
  const explained = (error: unknown) =>
    error instanceof CallError && error.error.errorCode === 'GAME_NOT_WORKING' ? t('away') : explain(error);
  const show = () => {
    const opened = openWindow();
    if (!opened) return tellProblem(t('blocked'));
    recall.mutate(
      { params: { id: player, round }, body: { locale } },
      {
        onSuccess: ({ url }) => opened.go(url),
        onError: (error) => {
          opened.close();
          tellProblem(explained(error));
        },
      },
    );
  };
  return (
    <Button busy={recall.isPending} aria-label={t('showOf', { id: round.slice(0, 8) })} onClick={show}>
      {t('show')}
    </Button>
  );
}
