import { getTranslations } from 'next-intl/server';
import { LatestWinsSkeleton } from '@/features/big-wins/latest/components/latest-wins-skeleton';
import type { Audience } from '@/lib/content/component-rules';
import { pageMessages } from '@/lib/i18n/client-messages';
import { MoreWords } from '@/lib/i18n/more-words';
import { LatestWinsIsland } from '../islands/main-islands';

/** The newest real wins on the main page, where play is for money. What is heard of them is each player's choice. */
export async function LatestWinsSection({ audience }: { audience: Audience }) {
  const t = await getTranslations('latestWins');
  const member = audience === 'member';
  return (
    <section aria-labelledby="latest-wins" data-needs="money" data-testid="latest-wins">
      <h2 id="latest-wins" className="font-display font-semibold text-lg tablet:text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 max-w-3xl text-muted text-sm">{t('lead')}</p>
      <MoreWords more={await pageMessages(member ? ['latestWins', 'nicknameReport'] : ['latestWins'])}>
        <LatestWinsIsland member={member} waiting={<LatestWinsSkeleton />} />
      </MoreWords>
    </section>
  );
}
