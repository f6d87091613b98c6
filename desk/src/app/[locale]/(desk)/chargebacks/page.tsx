import { Texts } from '@desk/lib/i18n/texts';
import { ChargebacksScreen } from '@desk/screens/money/chargebacks-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('money'))('chargeback.title') };
}

/** Deposits that banks took back. */
export default function ChargebacksPage() {
  return (
    <Texts of={['money']}>
      <ChargebacksScreen />
    </Texts>
  );
}
