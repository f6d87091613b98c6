import { StaticPage, staticPageMetadata } from '@/app/blocks/static-page';
import type { PageParams } from '@/app/page-params';

export function generateMetadata({ params }: { params: PageParams }) {
  return staticPageMetadata('terms', params);
}

export default function TermsPage({ params }: { params: PageParams }) {
  return <StaticPage pageKey="terms" params={params} />;
}
