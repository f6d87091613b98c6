import type { PageParams } from '@/app/page-params';
import { shellMetadata } from '@/app/shell/page-shell';
import { StaticPage } from '@/app/shell/static-page';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('privacy-policy', params);
}

export default function PrivacyPolicyPage({ params }: { params: PageParams }) {
  return <StaticPage pageKey="privacy-policy" params={params} />;
}
