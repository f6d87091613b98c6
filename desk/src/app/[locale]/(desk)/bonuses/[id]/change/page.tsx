import { Texts } from '@desk/lib/i18n/texts';
import { ChangeBonusScreen } from '@desk/screens/bonuses/change-bonus-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('bonuses'))('change.submit') };
}

/** The form of a bonus that there is. */
export default async function ChangeBonusPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <Texts of={['bonuses']}>
      <ChangeBonusScreen key={id} id={id} />
    </Texts>
  );
}
