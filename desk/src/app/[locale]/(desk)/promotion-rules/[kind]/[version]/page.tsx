import { Texts } from '@desk/lib/i18n/texts';
import { VersionScreen } from '@desk/screens/promotion-rules/version-screen';
import { promotionKindSchema } from '@kozyr/contracts/promotions/rules';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

type Props = { params: Promise<{ kind: string; version: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('promotions'))('title') };
}

/** One version of the rules of a kind. */
export default async function PromotionVersionPage({ params }: Props) {
  const { kind, version } = await params;
  const known = promotionKindSchema.options.find((one) => one === kind);
  if (!known || !/^\d{1,9}$/.test(version)) notFound();
  return (
    <Texts of={['promotions']}>
      <VersionScreen kind={known} version={version} />
    </Texts>
  );
}
