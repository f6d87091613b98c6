import { Texts } from '@desk/lib/i18n/texts';
import { ReconciliationScreen } from '@desk/screens/reconciliations/reconciliation-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

type Props = { params: Promise<{ day: string }>; searchParams: Promise<{ gateway?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await getTranslations('reconciliations'))('one', { day: (await params).day }) };
}

/** One day at one gateway with what does not agree. */
export default async function ReconciliationPage({ params, searchParams }: Props) {
  const { gateway } = await searchParams;
  return (
    <Texts of={['reconciliations']}>
      <ReconciliationScreen day={(await params).day} gateway={typeof gateway === 'string' ? gateway : undefined} />
    </Texts>
  );
}
