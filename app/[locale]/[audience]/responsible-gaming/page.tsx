import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/frame/page-texts';
import {
  HelpLinesIsland,
  LimitsPanelIsland,
  PlayStatementIsland,
  RealityCheckIsland,
  SelfTestIsland,
  StopPlayingIsland,
} from '@/app/islands/protection-islands';
import type { PageParams } from '@/app/page-params';
import { AskToJoin } from '@/app/shell/ask-to-join';
import { shellMetadata } from '@/app/shell/page-shell';
import { StaticPage } from '@/app/shell/static-page';
import type { Audience } from '@/lib/content/component-rules';
import { routes } from '@/lib/routes/routes';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('responsible-gaming', params);
}

/** What a member can do here; a guest is asked in, and may ask themselves. A component of its own: its words are those of the page's language. */
async function Tools({ audience }: { audience: Audience }) {
  const t = await getTranslations('protection');
  if (audience === 'guest')
    return (
      <PageTexts of={['selfTest']}>
        <div className="flex flex-col gap-10">
          <AskToJoin
            suit="clubs"
            title={t('loginFirst')}
            action={t('logIn')}
            kind="login"
            over={routes.responsibleGaming()}
          />
          <SelfTestIsland member={false} />
          <HelpLinesIsland member={false} />
        </div>
      </PageTexts>
    );
  return (
    <PageTexts of={['protection', 'selfTest']}>
      <div className="flex flex-col gap-10">
        <LimitsPanelIsland />
        <RealityCheckIsland />
        <div id="stop">
          <StopPlayingIsland />
        </div>
        <SelfTestIsland member />
        <HelpLinesIsland member />
        {/* Last: with years of play it is longer than the place that is kept for it. */}
        <PlayStatementIsland />
      </div>
    </PageTexts>
  );
}

/** What a player can do to play less or not at all, and the editors' text about it. */
export default function ResponsibleGamingPage({ params }: { params: PageParams }) {
  return (
    <StaticPage pageKey="responsible-gaming" params={params} tools={(audience) => <Tools audience={audience} />} />
  );
}
