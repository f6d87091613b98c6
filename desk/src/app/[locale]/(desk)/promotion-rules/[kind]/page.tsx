import { Texts } from '@desk/lib/i18n/texts';
import { KindScreen } from '@desk/screens/promotion-rules/kind-screen';
import { promotionKindSchema } from '@kozyr/contracts/promotions/rules';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

type Props = { params: Promise<{ kind: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('promotions'))('title') };
}

/** The versions of the rules of one kind. */
export default async function PromotionKindPage({ params }: Props) {
  const { kind } = await params;
  const known = promotionKindSchema.options.find((one) => one === kind);
  if (!known) notFound();
  return (
    <Texts of={['promotions']}>
      <KindScreen kind={known} />
    </Texts>
  );
}
