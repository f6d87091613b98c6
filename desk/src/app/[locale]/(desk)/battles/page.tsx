import { Texts } from '@desk/lib/i18n/texts';
import { BattlesScreen } from '@desk/screens/battles/battles-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('battles'))('title') };
}

/** Battles, those that end last first. */
export default function BattlesPage() {
  return (
    <Texts of={['battles']}>
      <BattlesScreen />
    </Texts>
  );
}
