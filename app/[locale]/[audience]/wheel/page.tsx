import { getTranslations } from 'next-intl/server';
import type { PageParams } from '@/app/page-params';
import { AskToJoin } from '@/app/shell/ask-to-join';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { hasAction, splitIntro } from '@/app/shell/placing';
import { ButtonLink } from '@/components/controls/button-link';
import { EmptyState } from '@/components/feedback/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { routes } from '@/lib/routes/routes';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('wheel', params);
}

/** The wheel of fortune: its conditions, and who may turn it (spec §6: registration). */
export default async function WheelPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('wheel', params);
  const { intro, rest } = splitIntro(components);
  const t = await getTranslations('wheelPage');
  return (
    <>
      <PageHeader title={title} />
      <div className="flex flex-col gap-12">
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
          <EmptyState
            suit="clubs"
            title={t('closedTitle')}
            action={<ButtonLink href={routes.games()}>{t('toGames')}</ButtonLink>}
          >
            {t('closedText')}
          </EmptyState>
        )}
        <PageBlocks components={rest} locale={locale} audience={audience} page="wheel" under />
      </div>
    </>
  );
}
