import { Texts } from '@desk/lib/i18n/texts';
import { NewIntegrationScreen } from '@desk/screens/integrations/new-integration-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('integrations'))('new') };
}

/** Another studio or gateway. */
export default function NewIntegrationPage() {
  return (
    <Texts of={['integrations']}>
      <NewIntegrationScreen />
    </Texts>
  );
}
