import { Texts } from '@desk/lib/i18n/texts';
import { GamesScreen } from '@desk/screens/games/games-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('games'))('title') };
}

/** What is on offer, where it is closed, and technical work. */
export default function GamesPage() {
  return (
    <Texts of={['games']}>
      <GamesScreen />
    </Texts>
  );
}
