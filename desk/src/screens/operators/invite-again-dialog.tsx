'use client';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { inviteOperatorAgain, listOperators } from '@kozyr/contracts/operator/operators';
import { useTranslations } from 'next-intl';
import type { Invitation } from './link-dialog';

type Props = { name: string; onClose: () => void; onInvited: (invitation: Invitation) => void };

/** Asks whether to take everything from an operator that they sign in with, and to invite them anew. */
export function InviteAgainDialog({ name, onClose, onInvited }: Props) {
  const t = useTranslations('operators.againDialog');
  const w = useTranslations('ui.dialog');
  const explain = useExplain();
  const invite = useAct(inviteOperatorAgain, [listOperators]);
  return (
    <ActDialog
      open
      danger
      onClose={onClose}
      title={t('title', { name })}
      description={t('text')}
      words={{ close: w('close'), cancel: w('cancel'), submit: t('submit') }}
      explain={explain}
      onSubmit={async () => {
        const { token, expires_at } = await invite.mutateAsync({ params: { name } });
        onInvited({ name, token, expiresAt: expires_at });
      }}
    />
  );
}
