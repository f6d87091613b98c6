import { Texts } from '@desk/lib/i18n/texts';
import { TodayScreen } from '@desk/screens/today/today-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('today'))('title') };
}

/** What waits for a person today. */
export default function TodayPage() {
  return (
    <Texts of={['today', 'stuck', 'jobs']}>
      <TodayScreen />
    </Texts>
  );
}
