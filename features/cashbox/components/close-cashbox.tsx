import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { Icon } from '@/components/display/icon';
import { routes } from '@/lib/routes/routes';

/** Closes the cashbox's own page: leads to the main page (spec §2). */
export function CloseCashbox() {
  const t = useTranslations('cashbox');
  return (
    <AppLink
      href={routes.main()}
      aria-label={t('closePage')}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:bg-surface-2 hover:text-ivory"
    >
      <Icon name="close" size={20} />
    </AppLink>
  );
}
