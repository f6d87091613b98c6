import { getTranslations } from 'next-intl/server';
import { AppLink } from '@/components/controls/app-link';
import { ButtonLink } from '@/components/controls/button-link';
import { Rail } from '@/components/display/rail';
import { routes } from '@/lib/routes/routes';

/** Providers in a row, each with how many games it has and the way to its page; `href` leads to all of them. */
export async function ProviderStrip({
  title,
  href = routes.providers(),
  action,
  providers,
  classAt,
}: {
  title: string;
  href?: string | undefined;
  /** Words for the way to all, else "All providers". */
  action?: string | undefined;
  providers: readonly { slug: string; name: string; games: number }[];
  /** The class of the card at a place, where some screens show fewer. */
  classAt?: (position: number) => string;
}) {
  const t = await getTranslations('main');
  const ui = await getTranslations('ui');
  if (providers.length === 0) return null;
  return (
    <Rail
      title={title || t('providers')}
      scroll={{ back: ui('scrollBack'), on: ui('scrollOn') }}
      action={
        <ButtonLink href={href} tone="ghost" size="small">
          {action ?? t('allProviders')}
        </ButtonLink>
      }
      itemClass="w-44"
      items={providers.map((provider, position) => ({
        key: provider.slug,
        className: classAt?.(position) ?? '',
        content: (
          <AppLink
            href={routes.provider(provider.slug)}
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
