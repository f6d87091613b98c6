import { Texts } from '@desk/lib/i18n/texts';
import { NewBonusScreen } from '@desk/screens/bonuses/new-bonus-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('bonuses'))('new.title') };
}

/** The form of a new bonus. */
export default function NewBonusPage() {
  return (
    <Texts of={['bonuses']}>
      <NewBonusScreen />
    </Texts>
  );
}
