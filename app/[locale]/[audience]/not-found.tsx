import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { routes } from '@/lib/routes/routes';

/** Every address that leads nowhere. */
export default async function NotFound() {
  const t = await getTranslations('notFound');
  return (
    <div className="mx-auto max-w-xl py-8">
      <h1 className="sr-only">404</h1>
      <EmptyState
        title={t('title')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink href={routes.main()} tone="gold">
              {t('toMain')}
            </ButtonLink>
            <ButtonLink href={routes.games()}>{t('toGames')}</ButtonLink>
          </div>
        }
      >
        {t('text')}
      </EmptyState>
    </div>
  );
}
