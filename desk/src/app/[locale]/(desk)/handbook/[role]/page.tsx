import { Texts } from '@desk/lib/i18n/texts';
import { bookNamed } from '@desk/screens/handbook/books';
import { HandbookPage } from '@desk/screens/handbook/handbook-page';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('handbook'))('title') };
}

/** The handbook of one kind of work. */
export default async function HandbookOfRolePage({ params }: { params: Promise<{ role: string }> }) {
  const name = bookNamed((await params).role);
  if (!name) notFound();
  return (
    <Texts of={['handbook']}>
      <HandbookPage name={name} />
    </Texts>
  );
}
