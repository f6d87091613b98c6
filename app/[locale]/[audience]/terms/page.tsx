import type { PageParams } from '@/app/page-params';
import { shellMetadata } from '@/app/shell/page-shell';
import { StaticPage } from '@/app/shell/static-page';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('terms', params);
}

export default function TermsPage({ params }: { params: PageParams }) {
  return <StaticPage pageKey="terms" params={params} />;
}
