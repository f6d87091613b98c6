import { getTranslations } from 'next-intl/server';
import type { PageParams } from '@/app/page-params';
import { LiveFloor } from '@/app/shell/live-floor';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { splitIntro } from '@/app/shell/placing';
import { Trail } from '@/app/shell/trail';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { fetchLiveTables } from '@/lib/catalogue/catalogue';
import { routes } from '@/lib/routes/routes';

const NO_TABLES = { now: '', items: [] };

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('live-casino', params);
}

/** Live tables with a shared clock. Spec §2: back goes to the main page. */
export default async function LiveCasinoPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('live-casino', params);
  const { intro, rest } = splitIntro(components);
  const t = await getTranslations('livePage');
  const trail = await getTranslations('trail');
  const floor = await fetchLiveTables();
  return (
    <>
      <Trail
        locale={locale}
        steps={[
          { name: trail('games'), href: routes.games() },
          { name: title, href: routes.liveCasino() },
        ]}
      />
      <PageHeader title={title} />
      <div className="flex flex-col gap-10">
        <PageBlocks components={intro} locale={locale} audience={audience} page="live-casino" />
        <LiveFloor
          first={floor ?? NO_TABLES}
          member={audience === 'member'}
          empty={
            <EmptyState
              suit="hearts"
              title={t('emptyTitle')}
              action={
                <ButtonLink href={routes.games()} tone="gold">
                  {t('toGames')}
                </ButtonLink>
              }
            >
              {t('emptyText')}
            </EmptyState>
          }
        />
        <PageBlocks components={rest} locale={locale} audience={audience} page="live-casino" under />
      </div>
    </>
  );
}
