import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { routes } from '@/lib/routes/routes';

/** In the place of the deposit's form, where games are played for credits. */
export function NoDeposits() {
  const t = useTranslations('cashbox.playMoney');
  return (
    <EmptyState suit="spades" title={t('title')} action={<ButtonLink href={routes.games()}>{t('games')}</ButtonLink>}>
      {t('text')}
    </EmptyState>
  );
}
