import { Texts } from '@desk/lib/i18n/texts';
import { CaseScreen } from '@desk/screens/harm/case-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('harm'))('title') };
}

/** One case of a player who may come to harm. */
export default async function HarmCasePage({ params }: Props) {
  const { id } = await params;
  return (
    <Texts of={['harm']}>
      <CaseScreen id={id} />
    </Texts>
  );
}
