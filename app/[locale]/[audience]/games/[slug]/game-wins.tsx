import { getTranslations } from 'next-intl/server';
import { LiveWins } from '@/features/big-wins/components/live-wins';
import { WinRow } from '@/features/big-wins/components/win-row';
import { winKey } from '@/features/big-wins/rules';
import { fetchBigWins } from '@/lib/catalogue/catalogue';

/** The biggest wins of this game in the last days, and fresh ones as they settle; nothing while there are none. */
export async function GameWins({ slug }: { slug: string }) {
  const wins = (await fetchBigWins(slug)) ?? [];
  if (wins.length === 0) return null;
  const t = await getTranslations('blocks');
  return (
    <section>
      <h2 className="mb-4 font-display font-semibold text-lg tablet:text-xl">{t('gameWins')}</h2>
      <LiveWins
        rows={wins.map((win) => ({ key: winKey(win), row: <WinRow key={winKey(win)} win={win} /> }))}
        classes={wins.map(() => '')}
        game={slug}
        texts={{ fresh: t('freshWin') }}
        className="grid gap-2 tablet:first-wide-2 tablet:grid-cols-2 tablet:gap-3 desktop1440:first-wide-3 desktop1440:grid-cols-3"
      />
    </section>
  );
}
