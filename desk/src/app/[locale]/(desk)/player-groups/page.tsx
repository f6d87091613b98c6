import { Texts } from '@desk/lib/i18n/texts';
import { GroupsScreen } from '@desk/screens/player-groups/groups-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('groups'))('title') };
}

/** The groups of players. */
export default function PlayerGroupsPage() {
  return (
    <Texts of={['groups']}>
      <GroupsScreen />
    </Texts>
  );
}
