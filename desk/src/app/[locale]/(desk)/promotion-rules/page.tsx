import { Texts } from '@desk/lib/i18n/texts';
import { KindsScreen } from '@desk/screens/promotion-rules/kinds-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('promotions'))('title') };
}

/** Every kind of promotion rules. */
export default function PromotionRulesPage() {
  return (
    <Texts of={['promotions']}>
      <KindsScreen />
    </Texts>
  );
}
