import { Texts } from '@desk/lib/i18n/texts';
import { NewRoleScreen } from '@desk/screens/roles/new-role-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('roles'))('new') };
}

/** Makes a role. */
export default function NewRolePage() {
  return (
    <Texts of={['roles']}>
      <NewRoleScreen />
    </Texts>
  );
}
