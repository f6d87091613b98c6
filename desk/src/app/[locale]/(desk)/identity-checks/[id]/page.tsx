import { Texts } from '@desk/lib/i18n/texts';
import { CheckScreen } from '@desk/screens/identity/check-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('identity'))('title') };
}

/** One check of who a player is. */
export default async function IdentityCheckPage({ params }: Props) {
  const { id } = await params;
  return (
    <Texts of={['identity']}>
      <CheckScreen id={id} />
    </Texts>
  );
}
