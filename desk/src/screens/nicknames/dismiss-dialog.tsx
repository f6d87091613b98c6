'use client';
import { tell } from '@desk/components/feedback/tell';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import {
  dismissNicknameReports,
  listReportedNicknames,
  type ReportedNickname,
} from '@kozyr/contracts/operator/nicknames';
import { useTranslations } from 'next-intl';

/** Finds nothing wrong with a reported nickname. */
export function DismissDialog({ reported, onClose }: { reported: ReportedNickname; onClose: () => void }) {
  const { player: id, nickname } = reported;
  const t = useTranslations('nicknames.dismiss');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const dismissing = useAct(dismissNicknameReports, [listReportedNicknames]);
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('title', { nickname })}
      description={t('text')}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('submit') }}
      explain={explain}
      onSubmit={async () => {
        await dismissing.mutateAsync({ params: { id }, body: { nickname } });
        tell(t('done', { nickname }));
      }}
    />
  );
}
