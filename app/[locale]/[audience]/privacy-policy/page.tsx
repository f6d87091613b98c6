import { StaticPage, staticPageMetadata } from '@/app/blocks/static-page';
import type { PageParams } from '@/app/page-params';

export function generateMetadata({ params }: { params: PageParams }) {
  return staticPageMetadata('privacy-policy', params);
}

export default function PrivacyPolicyPage({ params }: { params: PageParams }) {
  return <StaticPage pageKey="privacy-policy" params={params} />;
}
