import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/controls/button-link';
import { Icon } from '@/components/display/icon';
import { routes } from '@/lib/routes/routes';

/** A payment that needs a proof of identity first, and the way to it. */
export function IdentityNote() {
  const t = useTranslations('cashbox.identityNeeded');
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-card bg-surface-2 p-4 tablet:flex-row tablet:items-center"
    >
      <Icon name="shield" size={24} className="text-pending" />
      <p className="min-w-0 flex-1 text-sm">{t('text')}</p>
      <ButtonLink href={routes.identity()} size="small">
        {t('action')}
      </ButtonLink>
    </div>
  );
}
