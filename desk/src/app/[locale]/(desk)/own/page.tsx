import { Texts } from '@desk/lib/i18n/texts';
import { OwnScreen } from '@desk/screens/own/own-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('own'))('title') };
}

/** How the operator signs in, and where they are signed in. */
export default function OwnPage() {
  return (
    <Texts>
      <OwnScreen />
    </Texts>
  );
}
