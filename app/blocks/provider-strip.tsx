import { getTranslations } from 'next-intl/server';
import { AppLink } from '@/components/controls/app-link';
import { Rail } from '@/components/display/rail';
import { routes } from '@/lib/routes/routes';

/** Providers in a row, each with how many games it has. */
export async function ProviderStrip({
  title,
  providers,
}: {
  title: string;
  providers: readonly { slug: string; name: string; games: number }[];
}) {
  const t = await getTranslations('main');
  if (providers.length === 0) return null;
  return (
    <Rail
      title={title || t('providers')}
      itemClass="w-44"
      items={providers.map((provider) => ({
        key: provider.slug,
        content: (
          <AppLink
            href={routes.gamesByProvider(provider.slug)}
            prefetch={false}
            className="flex h-20 flex-col justify-center gap-1 rounded-card bg-surface-1 px-4 transition-colors hover:bg-surface-2"
          >
            <span className="truncate font-display font-semibold text-sm">{provider.name}</span>
            <span className="text-muted text-xs tabular">{t('gamesCount', { count: provider.games })}</span>
          </AppLink>
        ),
      }))}
    />
  );
}
