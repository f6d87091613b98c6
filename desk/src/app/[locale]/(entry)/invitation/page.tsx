import { InvitationScreen } from '@desk/screens/entry/invitation-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('entry'))('invitation.plainTitle') };
}

/** Where whoever was invited to the desk comes in. */
export default function InvitationPage() {
  return <InvitationScreen />;
}
