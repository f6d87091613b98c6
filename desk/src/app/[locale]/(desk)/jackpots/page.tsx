import { Texts } from '@desk/lib/i18n/texts';
import { JackpotsScreen } from '@desk/screens/jackpots/jackpots-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('jackpots'))('title') };
}

/** What the jackpots are worth, and money added to them. */
export default function JackpotsPage() {
  return (
    <Texts of={['jackpots']}>
      <JackpotsScreen />
    </Texts>
  );
}
