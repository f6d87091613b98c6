import { StaticPage, staticPageMetadata } from '@/app/blocks/static-page';
import type { PageParams } from '@/app/page-params';

export function generateMetadata({ params }: { params: PageParams }) {
  return staticPageMetadata('about-us', params);
}

export default function AboutUsPage({ params }: { params: PageParams }) {
  return <StaticPage pageKey="about-us" params={params} />;
}
