import type { GameSummary } from '@kozyr/contracts/game-index';
import { getTranslations } from 'next-intl/server';
import { AppLink } from '@/components/controls/app-link';
import { Icon } from '@/components/display/icon';
import { nameIn } from '@/features/lobby/rules';
import type { Base } from '@/features/lobby/types';
import { cn } from '@/lib/class-names';
import { groupDigits } from '@/lib/format/money';
import { routes } from '@/lib/routes/routes';

type Entry = { href: string; label: string; games?: number };

const row = 'scrollbar-none fading-end -mx-4 flex gap-2 overflow-x-auto pl-4 py-1 tablet:-mx-1 tablet:pl-1';

/** The way to the search and to every part of the games that has a page of its own: categories, themes, studios. */
export async function LobbyNav({ summary, base }: { summary: GameSummary | null; base: Base | null }) {
  const t = await getTranslations('lobbyPages');
  const themes = await getTranslations('gameThemes');
  const nav = await getTranslations('nav');
  const categories: Entry[] = [
    { href: routes.games(), label: t('all'), games: summary?.total ?? 0 },
    ...(summary?.categories ?? []).map(({ slug, games }) => ({
      href: routes.gamesOfCategory(slug),
      label: t(`category.${slug}.name`),
      games,
    })),
    { href: routes.providers(), label: t('studios') },
  ];
  const current =
    base?.kind === 'category'
      ? routes.gamesOfCategory(base.slug)
      : base?.kind === 'theme'
        ? routes.gamesOfTheme(base.slug)
        : routes.games();
  const entry = ({ href, label, games }: Entry) => (
    <li key={href}>
      <AppLink
        href={href}
        prefetch={false}
        aria-current={href === current ? 'page' : undefined}
        className={cn(
          'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-chip px-4 font-medium text-sm transition-colors',
          href === current ? 'bg-ivory text-ground' : 'bg-surface-2 text-ivory hover:bg-surface-3',
        )}
      >
        {label}
        {games !== undefined && <span className="opacity-70 tabular">{groupDigits(String(games))}</span>}
      </AppLink>
    </li>
  );
  return (
    <div className="flex flex-col gap-2">
      <AppLink
        href={routes.gamesSearch()}
        prefetch={false}
        className="flex h-12 items-center gap-3 rounded-control bg-surface-2 px-4 text-muted transition-colors hover:bg-surface-3 tablet:hidden"
      >
        <Icon name="search" size={20} />
        <span className="truncate">{nav('searchGames')}</span>
      </AppLink>
      <nav aria-label={t('categories')}>
        <ul className={row}>{categories.map(entry)}</ul>
      </nav>
      {summary && summary.themes.length > 0 && (
        <nav aria-label={t('themes')}>
          <ul className={row}>
            {summary.themes.map(({ slug, games }) =>
              entry({ href: routes.gamesOfTheme(slug), label: nameIn(themes, slug), games }),
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}
