import { Texts } from '@desk/lib/i18n/texts';
import { AuditScreen } from '@desk/screens/audit/audit-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('audit'))('title') };
}

/** Who did what. */
export default function AuditPage() {
  return (
    <Texts of={['audit']}>
      <AuditScreen />
    </Texts>
  );
}
