import { Texts } from '@desk/lib/i18n/texts';
import { StuckScreen } from '@desk/screens/stuck/stuck-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('stuck'))('title') };
}

/** What does not move by itself. */
export default function StuckPage() {
  return (
    <Texts of={['stuck']}>
      <StuckScreen />
    </Texts>
  );
}
