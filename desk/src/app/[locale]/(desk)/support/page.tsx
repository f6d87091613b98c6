import { Texts } from '@desk/lib/i18n/texts';
import { SupportScreen } from '@desk/screens/support/support-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('support'))('title') };
}

/** Players' questions and our answers. */
export default function SupportPage() {
  return (
    <Texts of={['support']}>
      <SupportScreen />
    </Texts>
  );
}
