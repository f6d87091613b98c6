import { Texts } from '@desk/lib/i18n/texts';
import { BonusScreen } from '@desk/screens/bonuses/bonus-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('bonuses'))('one') };
}

/** The record of one bonus. */
export default async function BonusPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <Texts of={['bonuses', 'audit']}>
      <BonusScreen key={id} id={id} />
    </Texts>
  );
}
