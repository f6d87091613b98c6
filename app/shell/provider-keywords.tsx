import { AppLink } from '@/components/controls/app-link';
import type { Provider } from '@/lib/catalogue/provider';
import { routes } from '@/lib/routes/routes';

const chip = 'inline-flex min-h-9 items-center rounded-chip bg-surface-2 px-3.5 text-sm';

/** A studio's keywords. One that names a game of its own leads to the search for it; the others are words. */
export function ProviderKeywords({ provider, label }: { provider: Provider; label: string }) {
  const words = provider.keywords.filter((word) => word !== provider.name);
  if (words.length === 0) return null;
  const titles = provider.games.map(({ title }) => title.toLocaleLowerCase('en'));
  return (
    <ul aria-label={label} className="relative flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word}>
          {titles.some((title) => title.includes(word.toLocaleLowerCase('en'))) ? (
            <AppLink href={routes.gamesFound(word)} prefetch={false} className={`${chip} min-h-11 hover:bg-surface-3`}>
              {word}
            </AppLink>
          ) : (
            <span className={`${chip} text-muted`}>{word}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
