import { Texts } from '@desk/lib/i18n/texts';
import { ChecksScreen } from '@desk/screens/identity/checks-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('identity'))('title') };
}

/** Checks of who players are. */
export default function IdentityChecksPage() {
  return (
    <Texts of={['identity']}>
      <ChecksScreen />
    </Texts>
  );
}
