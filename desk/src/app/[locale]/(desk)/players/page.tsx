import { Texts } from '@desk/lib/i18n/texts';
import { PlayersScreen } from '@desk/screens/players/players-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('players'))('title') };
}

/** The list of players. */
export default function PlayersPage() {
  return (
    <Texts of={['players']}>
      <PlayersScreen />
    </Texts>
  );
}
