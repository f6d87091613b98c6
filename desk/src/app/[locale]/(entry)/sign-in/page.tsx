import { SignInScreen } from '@desk/screens/entry/sign-in-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('entry'))('signIn.title') };
}

/** Where an operator signs in. */
export default function SignInPage() {
  return <SignInScreen />;
}
