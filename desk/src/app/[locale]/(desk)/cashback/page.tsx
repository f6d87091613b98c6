import { Texts } from '@desk/lib/i18n/texts';
import { CashbackScreen } from '@desk/screens/cashback/cashback-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('cashback'))('title') };
}

/** The sums of a week of cashback. */
export default function CashbackPage() {
  return (
    <Texts of={['cashback']}>
      <CashbackScreen />
    </Texts>
  );
}
