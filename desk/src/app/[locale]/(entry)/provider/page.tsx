import { ProviderEndScreen } from '@desk/screens/entry/provider-end-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('entry'))('provider.endTitle') };
}

/** Where a window ends that was opened for the sign-in provider. */
export default function ProviderEndPage() {
  return <ProviderEndScreen />;
}
