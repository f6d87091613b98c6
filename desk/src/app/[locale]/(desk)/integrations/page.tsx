import { Texts } from '@desk/lib/i18n/texts';
import { IntegrationsScreen } from '@desk/screens/integrations/integrations-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('integrations'))('title') };
}

/** Studios and gateways. */
export default function IntegrationsPage() {
  return (
    <Texts of={['integrations']}>
      <IntegrationsScreen />
    </Texts>
  );
}
