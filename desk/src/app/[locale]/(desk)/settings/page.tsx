import { Texts } from '@desk/lib/i18n/texts';
import { SettingsScreen } from '@desk/screens/settings/settings-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settings'))('title') };
}

/** What an operator may set, and what holds. */
export default function SettingsPage() {
  return (
    <Texts of={['settings']}>
      <SettingsScreen />
    </Texts>
  );
}
