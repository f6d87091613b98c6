import { Texts } from '@desk/lib/i18n/texts';
import { ReconciliationsScreen } from '@desk/screens/reconciliations/reconciliations-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('reconciliations'))('title') };
}

/** Days held against the gateway's statement. */
export default function ReconciliationsPage() {
  return (
    <Texts of={['reconciliations']}>
      <ReconciliationsScreen />
    </Texts>
  );
}
