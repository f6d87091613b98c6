import { Texts } from '@desk/lib/i18n/texts';
import { routes } from '@desk/lib/routes';
import { WithdrawalsScreen } from '@desk/screens/withdrawals/withdrawals-screen';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('withdrawals'))('title') };
}

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The queue of withdrawals; whoever asks for nothing else sees those that wait for approval. */
export default async function WithdrawalsPage({ params, searchParams }: Props) {
  const [{ locale }, asked] = await Promise.all([params, searchParams]);
  if (Object.keys(asked).length === 0) redirect(`/${locale}${routes.withdrawals}?status=WAITING_FOR_APPROVAL`);
  return (
    <Texts of={['withdrawals']}>
      <WithdrawalsScreen />
    </Texts>
  );
}
