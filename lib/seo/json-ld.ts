import type { Game } from '@kozyr/contracts/games';
import { LOCALES, type Locale } from '@kozyr/contracts/locales';
import { localePath } from '../routes/paths';
import { routes } from '../routes/routes';

type Thing = Record<string, unknown>;

/** JSON for a script element of data: no text in it can end the element. */
export function writeJsonLd(data: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** Who runs the site, and how a search on it is asked for. `origin` without a slash at its end. */
export function organizationAndSite({
  origin,
  locale,
  description,
  sameAs,
}: {
  origin: string;
  locale: Locale;
  description: string;
  sameAs: readonly string[];
}): Thing {
  const publisher = { '@id': `${origin}/#organization` };
  return {
    '@graph': [
      {
        '@type': 'Organization',
        ...publisher,
        name: 'Kozyr',
        url: origin,
        logo: `${origin}/icons/512.png`,
        ...(sameAs.length > 0 ? { sameAs } : {}),
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Kozyr',
        description,
        url: origin + localePath(locale, routes.main()),
        inLanguage: LOCALES,
        publisher,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${localePath(locale, `${routes.gamesFound('')}{search_term_string}`)}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

/** The way to a page from the main page; addresses are absolute. */
export function breadcrumbList(steps: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** A page that lists games, and the first of them. Addresses are absolute; `of` is the studio that made all of them. */
export function gameCollection({
  name,
  description,
  url,
  origin,
  locale,
  total,
  games,
  of,
}: {
  name: string;
  description: string;
  url: string;
  origin: string;
  locale: Locale;
  total: number;
  games: readonly Pick<Game, 'slug' | 'title' | 'image'>[];
  of?: { name: string; url: string };
}): Thing {
  return {
    '@type': 'CollectionPage',
    '@id': url,
    name,
    description,
    url,
    inLanguage: locale,
    isPartOf: { '@id': `${origin}/#website` },
    ...(of ? { about: { '@type': 'Organization', name: of.name, url: of.url } } : {}),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: games.map(({ slug, title, image }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: title,
        url: origin + localePath(locale, routes.game(slug)),
        image: `${origin}${image}/640.webp`,
      })),
    },
  };
}

/** A game. `url` absolute, `origin` for its art. */
export function videoGame(
  game: Pick<Game, 'title' | 'provider' | 'image' | 'released_on' | 'theme'>,
  { origin, url, description, locale }: { origin: string; url: string; description: string; locale: Locale },
): Thing {
  return {
    '@type': 'VideoGame',
    name: game.title,
    description,
    url,
    image: `${origin}${game.image}/640.webp`,
    datePublished: game.released_on,
    genre: game.theme,
    gamePlatform: 'Web browser',
    applicationCategory: 'Game',
    operatingSystem: 'Any',
    inLanguage: locale,
    author: { '@type': 'Organization', name: game.provider.name },
    publisher: { '@type': 'Organization', name: game.provider.name },
    audience: { '@type': 'PeopleAudience', requiredMinAge: 21 },
  };
}
