import { notFound } from 'next/navigation';
import { type PageParams, readPageParams } from '@/app/page-params';

/** Where unknown addresses are rewritten to: one finished 404 per language and audience. */
export default async function NotFoundPage({ params }: { params: PageParams }) {
  await readPageParams(params);
  notFound();
}
