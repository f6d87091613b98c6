'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { Moment } from '@desk/components/moment';
import { Dialog } from '@desk/components/overlay/dialog';
import { routes } from '@desk/lib/routes';
import { useLocale, useTranslations } from 'next-intl';
import { invitationLink } from './operator-rows';

export type Invitation = { name: string; token: string; expiresAt: string };

/** The link of an invitation, shown this once. */
export function LinkDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const t = useTranslations('operators.link');
  const w = useTranslations('ui.dialog');
  const locale = useLocale();
  const { name, token, expiresAt } = invitation;
  const link = invitationLink(window.location.origin, locale, routes.invitation, token);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    tell(t('copied'));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { name })}
      description={t('text', { name })}
      closeLabel={w('close')}
    >
      <div className="flex flex-col gap-4">
        <TextField label={t('label')} value={link} readOnly onFocus={({ target }) => target.select()} />
        <p className="text-muted text-sm">
          {t('until')} <Moment at={expiresAt} />
        </p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('done')}</Button>
          <Button look="action" onClick={copy}>
            {t('copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
