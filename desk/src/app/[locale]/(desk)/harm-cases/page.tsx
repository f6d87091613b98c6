import { Texts } from '@desk/lib/i18n/texts';
import { CasesScreen } from '@desk/screens/harm/cases-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('harm'))('title') };
}

/** Players who may come to harm by playing. */
export default function HarmCasesPage() {
  return (
    <Texts of={['harm']}>
      <CasesScreen />
    </Texts>
  );
}
