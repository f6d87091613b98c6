import { Texts } from '@desk/lib/i18n/texts';
import { HeldWinsScreen } from '@desk/screens/money/held-wins-screen';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('money'))('win.title') };
}

/** Wins that wait for an operator. */
export default function HeldWinsPage() {
  return (
    <Texts of={['money']}>
      <HeldWinsScreen />
    </Texts>
  );
}
