import { Texts } from '@desk/lib/i18n/texts';
import { WithdrawalRulesScreen } from '@desk/screens/risk/withdrawal-rules-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('risk'))('rules.title') };
}

/** The rules by which withdrawals are decided without a person. */
export default function WithdrawalRulesPage() {
  return (
    <Texts of={['risk']}>
      <WithdrawalRulesScreen />
    </Texts>
  );
}
