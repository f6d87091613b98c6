import { getTranslations } from 'next-intl/server';
import type { PageParams } from '@/app/page-params';
import { AskToJoin } from '@/app/shell/ask-to-join';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { hasAction, splitIntro } from '@/app/shell/placing';
import { WhereOffered } from '@/app/shell/where-offered';
import { PageHeader } from '@/components/layout/page-header';
import { WheelOdds } from '@/features/wheel/components/wheel-odds';
import { fetchWheel } from '@/lib/rewards/wheel';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { routes } from '@/lib/routes/routes';
import { WheelIsland } from './islands';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('wheel', params);
}

/** The wheel of fortune: the player's own (guests may register, spec §6), its odds and its conditions. */
export default async function WheelPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('wheel', params);
  const { intro, rest } = splitIntro(components);
  const t = await getTranslations('wheelPage');
  const wheel = await fetchWheel();
  return (
    <>
      <PageHeader title={title} />
      <div className="flex flex-col gap-12">
        <WhereOffered needs="wheel" suit="clubs">
          <PageBlocks components={intro} locale={locale} audience={audience} page="wheel" />
          {audience === 'guest' ? (
            <AskToJoin
              suit="clubs"
              title={t('registerTitle')}
              text={t('registerText')}
              action={t('register')}
              kind="register"
              over={routes.wheel()}
              quiet={hasAction(intro)}
            />
          ) : (
            <WheelIsland depositHref={cashboxRoutes.at('deposit')} ratingHref={routes.profile('rating')} />
          )}
          {wheel && <WheelOdds wheel={wheel} />}
          <PageBlocks components={rest} locale={locale} audience={audience} page="wheel" under />
        </WhereOffered>
      </div>
    </>
  );
}
