import { Texts } from '@desk/lib/i18n/texts';
import { PlayerScreen } from '@desk/screens/players/player-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('players'))('column.player') };
}

/** The record of one player. */
export default async function PlayerPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <Texts of={['players']}>
      <PlayerScreen key={id} id={id} />
    </Texts>
  );
}
