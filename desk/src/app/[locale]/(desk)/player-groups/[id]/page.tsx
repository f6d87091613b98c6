import { Texts } from '@desk/lib/i18n/texts';
import { GroupScreen } from '@desk/screens/player-groups/group-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('groups'))('one') };
}

/** One group of players. */
export default async function PlayerGroupPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <Texts of={['groups']}>
      <GroupScreen key={id} id={id} />
    </Texts>
  );
}
