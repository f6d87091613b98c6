import { getTranslations } from 'next-intl/server';
import { LiveWins } from '@/features/big-wins/components/live-wins';
import { WinRow } from '@/features/big-wins/components/win-row';
import { winKey } from '@/features/big-wins/rules';
import { fetchBigWins } from '@/lib/catalogue/catalogue';
import { SCREENS } from '@/lib/content/component-rules';
import type { BlockProps } from './block';
import { BlockHead } from './block-head';
import { railLimit } from './rail-limit';

const LIMIT = { fallback: 10, min: 1, max: 20 };

/** The biggest wins of the last days, as the platform tells them, and fresh ones as they settle; nothing while there are none. */
export async function BigWinsBlock({ component }: BlockProps) {
  const { most, classAt } = railLimit(component, SCREENS, LIMIT);
  const wins = ((await fetchBigWins()) ?? []).slice(0, most);
  if (wins.length === 0) return null;
  const t = await getTranslations('blocks');
  return (
    <section>
      <BlockHead component={component} />
      <LiveWins
        rows={wins.map((win) => ({ key: winKey(win), row: <WinRow key={winKey(win)} win={win} /> }))}
        classes={wins.map((_, place) => classAt(place))}
        texts={{ fresh: t('freshWin') }}
        className="grid gap-2 tablet:first-wide-2 tablet:grid-cols-2 tablet:gap-3 desktop1440:first-wide-3 desktop1440:grid-cols-3"
      />
    </section>
  );
}
