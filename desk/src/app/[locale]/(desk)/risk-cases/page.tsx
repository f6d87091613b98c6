import { Texts } from '@desk/lib/i18n/texts';
import { RiskCasesScreen } from '@desk/screens/risk/risk-cases-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('risk'))('title') };
}

/** Players whose payments or accounts are looked into. */
export default function RiskCasesPage() {
  return (
    <Texts of={['risk']}>
      <RiskCasesScreen />
    </Texts>
  );
}
