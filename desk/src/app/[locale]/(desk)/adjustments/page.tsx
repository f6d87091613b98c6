import { Texts } from '@desk/lib/i18n/texts';
import { AdjustmentsScreen } from '@desk/screens/money/adjustments-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('money'))('adjustment.title') };
}

/** Money that is put right by two people. */
export default function AdjustmentsPage() {
  return (
    <Texts of={['money']}>
      <AdjustmentsScreen />
    </Texts>
  );
}
