import { Texts } from '@desk/lib/i18n/texts';
import { IntegrationScreen } from '@desk/screens/integrations/integration-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('integrations'))('one') };
}

/** One studio or gateway. */
export default async function IntegrationPage({ params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return (
    <Texts of={['integrations']}>
      <IntegrationScreen name={name} />
    </Texts>
  );
}
