import { Texts } from '@desk/lib/i18n/texts';
import { RegisterScreen } from '@desk/screens/register/register-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('register'))('title') };
}

/** The register of people who may not play. */
export default function RegisterPage() {
  return (
    <Texts of={['register']}>
      <RegisterScreen />
    </Texts>
  );
}
