import { Texts } from '@desk/lib/i18n/texts';
import { HandbookList } from '@desk/screens/handbook/handbook-list';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('handbook'))('title') };
}

/** What to do each day, by the kind of work. */
export default function HandbooksPage() {
  return (
    <Texts of={['handbook']}>
      <HandbookList />
    </Texts>
  );
}
