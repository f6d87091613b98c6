import { Texts } from '@desk/lib/i18n/texts';
import { BonusesScreen } from '@desk/screens/bonuses/bonuses-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('bonuses'))('title') };
}

/** Every bonus there is. */
export default function BonusesPage() {
  return (
    <Texts of={['bonuses']}>
      <BonusesScreen />
    </Texts>
  );
}
