import type { Game } from '@kozyr/contracts/games';
import type { Locale } from '@kozyr/contracts/locales';
import { getTranslations } from 'next-intl/server';
import { LobbyFallback } from '@/features/lobby/components/lobby-fallback';
import type { Base } from '@/features/lobby/types';
import type { Audience } from '@/lib/content/component-rules';
import { groupDigits } from '@/lib/format/money';
import { PageTexts } from '../frame/page-texts';
import { LobbyIsland } from '../islands/lobby-island';

/** The games of a page: the first tiles at once, all of them with their facets once the page is alive. */
export async function LobbyGames({
  locale,
  audience,
  base,
  version,
  games,
  total,
  label,
}: {
  locale: Locale;
  audience: Audience;
  base: Base | null;
  version: string | null;
  games: readonly Game[];
  total: number;
  /** Names the list for a screen reader. */
  label: string;
}) {
  const t = await getTranslations('lobby');
  // A visitor's smallest stakes are told in the money of their language; a player's in their own.
  const setting = { base, version, member: audience === 'member', currency: locale === 'kk' ? 'kzt' : 'uah' } as const;
  return (
    <PageTexts of={['lobby', 'favourites', 'gameThemes', 'gameTags']}>
      <LobbyIsland setting={setting} label={label}>
        <LobbyFallback
          games={games}
          total={total}
          count={t('games', { count: total, number: groupDigits(String(total)) })}
          label={label}
          member={setting.member}
        />
      </LobbyIsland>
    </PageTexts>
  );
}
