import { Texts } from '@desk/lib/i18n/texts';
import { ReportsScreen } from '@desk/screens/reports/reports-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('reports'))('title') };
}

/** Sums of the ledger by day, game and studio. */
export default function ReportsPage() {
  return (
    <Texts of={['reports']}>
      <ReportsScreen />
    </Texts>
  );
}
