import { Texts } from '@desk/lib/i18n/texts';
import { WithdrawalScreen } from '@desk/screens/withdrawals/withdrawal-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('withdrawals'))('title') };
}

/** One withdrawal. */
export default async function WithdrawalPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <Texts of={['withdrawals']}>
      <WithdrawalScreen id={id} />
    </Texts>
  );
}
