import { routes } from '@desk/lib/routes';
import { redirect } from 'next/navigation';

type Props = { params: Promise<{ locale: string }> };

/** The desk begins with what waits today. */
export default async function Home({ params }: Props) {
  redirect(`/${(await params).locale}${routes.today}`);
}
