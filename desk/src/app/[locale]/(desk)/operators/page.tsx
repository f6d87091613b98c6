import { Texts } from '@desk/lib/i18n/texts';
import { OperatorsScreen } from '@desk/screens/operators/operators-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('operators'))('title') };
}

/** Who works here. */
export default function OperatorsPage() {
  return (
    <Texts of={['operators']}>
      <OperatorsScreen />
    </Texts>
  );
}
