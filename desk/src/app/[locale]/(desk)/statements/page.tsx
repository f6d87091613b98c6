import { Texts } from '@desk/lib/i18n/texts';
import { StatementsScreen } from '@desk/screens/statements/statements-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('statements'))('title') };
}

/** What moved on an account of the house. */
export default function StatementsPage() {
  return (
    <Texts of={['statements']}>
      <StatementsScreen />
    </Texts>
  );
}
