'use client';
import { tell } from '@desk/components/feedback/tell';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { getPlayerTimeline, openPlayerContact } from '@kozyr/contracts/operator/player-record';
import { useTranslations } from 'next-intl';
import type { Contacts } from './overview';

type Props = { id: string; onClose: () => void; onOpened: (contacts: Contacts) => void };

/** Opens phone and email of a player for a reason; they are kept nowhere but on this page. */
export function ContactDialog({ id, onClose, onOpened }: Props) {
  const t = useTranslations('players');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const open = useAct(openPlayerContact, [getPlayerTimeline]);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('contact.title')}
      description={t('contact.text')}
      reason={{ label: t('act.reason'), hint: t('act.reasonHint'), short: t('act.reasonShort'), min: 5 }}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('contact.submit') }}
      explain={explain}
      focusAfter={() => document.getElementById('page')}
      onSubmit={async (reason) => {
        onOpened(await open.mutateAsync({ params: { id }, body: { reason } }));
        open.reset();
        tell(t('contact.shown'));
      }}
    />
  );
}
