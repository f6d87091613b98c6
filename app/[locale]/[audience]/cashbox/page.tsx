import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/frame/page-texts';
import type { PageParams } from '@/app/page-params';
import { AskToJoin } from '@/app/shell/ask-to-join';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { PageHeader } from '@/components/layout/page-header';
import { CloseCashbox } from '@/features/cashbox/components/close-cashbox';
import { routes } from '@/lib/routes/routes';
import { CashboxIsland } from './islands';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('cashbox', params, { index: false });
}

/** The cashbox as a page, with the editors' help under it. Guests are asked to log in. Spec §2. */
export default async function CashboxPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('cashbox', params);
  const t = await getTranslations('cashbox');
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={title} action={<CloseCashbox />} />
      <div className="flex flex-col gap-12">
        {audience === 'member' ? (
          <PageTexts of={['cashbox', 'savedCards']}>
            <CashboxIsland />
          </PageTexts>
        ) : (
          <AskToJoin
            suit="diamonds"
            title={t('loginFirst')}
            text={t('loginFirstText')}
            action={t('logIn')}
            kind="login"
            over={routes.cashboxPage()}
          />
        )}
        <PageBlocks components={components ?? []} locale={locale} audience={audience} page="cashbox" under="late" />
      </div>
    </div>
  );
}
