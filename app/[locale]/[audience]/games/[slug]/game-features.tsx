import type { Game } from '@kozyr/contracts/games';
import { getTranslations } from 'next-intl/server';
import { AppLink } from '@/components/controls/app-link';
import { nameIn } from '@/features/lobby/rules';
import { routes } from '@/lib/routes/routes';

/** The theme and the features of a game by name, each leading to the games that share it. */
export async function GameFeatures({ game }: { game: Pick<Game, 'theme' | 'tags'> }) {
  const t = await getTranslations('game');
  const themes = await getTranslations('gameThemes');
  const tags = await getTranslations('gameTags');
  const theme = nameIn(themes, game.theme);
  const links = [
    { key: 'theme', name: theme, href: routes.gamesOfTheme(game.theme) },
    ...game.tags.map((tag) => ({ key: tag, name: nameIn(tags, tag), href: routes.gamesByTag(tag) })),
  ].filter(({ key, name }) => key === 'theme' || name !== theme);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-muted text-sm">{t('features')}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ key, name, href }) => (
          <li key={key}>
            <AppLink
              href={href}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-chip bg-surface-1 px-4 text-sm transition-colors hover:bg-surface-2"
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
