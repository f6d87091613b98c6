import { Texts } from '@desk/lib/i18n/texts';
import { RiskCaseScreen } from '@desk/screens/risk/risk-case-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('risk'))('title') };
}

/** One case of risk. */
export default async function RiskCasePage({ params }: Props) {
  const { id } = await params;
  return (
    <Texts of={['risk', 'withdrawals']}>
      <RiskCaseScreen id={id} />
    </Texts>
  );
}
