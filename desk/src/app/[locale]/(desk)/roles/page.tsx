import { Texts } from '@desk/lib/i18n/texts';
import { RolesScreen } from '@desk/screens/roles/roles-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('roles'))('title') };
}

/** What roles there are. */
export default function RolesPage() {
  return (
    <Texts of={['roles']}>
      <RolesScreen />
    </Texts>
  );
}
