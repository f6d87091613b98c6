import { Texts } from '@desk/lib/i18n/texts';
import { NicknamesScreen } from '@desk/screens/nicknames/nicknames-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nicknames'))('title') };
}

/** Nicknames that players have reported. */
export default function NicknamesPage() {
  return (
    <Texts of={['nicknames']}>
      <NicknamesScreen />
    </Texts>
  );
}
