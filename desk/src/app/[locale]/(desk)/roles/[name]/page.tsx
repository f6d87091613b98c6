import { Texts } from '@desk/lib/i18n/texts';
import { RoleScreen } from '@desk/screens/roles/role-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('roles'))('one') };
}

/** One role. */
export default async function RolePage({ params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return (
    <Texts of={['roles']}>
      <RoleScreen name={name} />
    </Texts>
  );
}
