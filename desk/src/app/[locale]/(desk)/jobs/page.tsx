import { Texts } from '@desk/lib/i18n/texts';
import { JobsScreen } from '@desk/screens/jobs/jobs-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('jobs'))('title') };
}

/** Every job that repeats by the clock. */
export default function JobsPage() {
  return (
    <Texts of={['jobs']}>
      <JobsScreen />
    </Texts>
  );
}
