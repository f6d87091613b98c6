import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/frame/page-texts';
import type { PageParams } from '@/app/page-params';
import { AskToJoin } from '@/app/shell/ask-to-join';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { hasAction, splitIntro } from '@/app/shell/placing';
import { WhereOffered } from '@/app/shell/where-offered';
import { PageHeader } from '@/components/layout/page-header';
import { routes } from '@/lib/routes/routes';
import { CashbackStatementIsland } from './islands';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('cashback', params);
}

/** Cashback: the player's own statement, and how it is counted as the editors tell it. Spec §2. */
export default async function CashbackPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('cashback', params);
  const { intro, rest } = splitIntro(components);
  const t = await getTranslations('cashbackPage');
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={title} />
      <div className="flex flex-col gap-12">
        <WhereOffered needs="cashback" suit="clubs">
          <PageBlocks components={intro} locale={locale} audience={audience} page="cashback" />
          {audience === 'member' ? (
            <PageTexts of={['cashback']}>
              <CashbackStatementIsland />
            </PageTexts>
          ) : (
            <AskToJoin
              suit="clubs"
              title={t('loginTitle')}
              text={t('loginText')}
              action={t('logIn')}
              kind="login"
              over={routes.cashback()}
              quiet={hasAction(intro)}
            />
          )}
          <PageBlocks components={rest} locale={locale} audience={audience} page="cashback" under="late" />
        </WhereOffered>
      </div>
    </div>
  );
}
