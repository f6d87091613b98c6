import { StaticPage, staticPageMetadata } from '@/app/blocks/static-page';
import type { PageParams } from '@/app/page-params';

export function generateMetadata({ params }: { params: PageParams }) {
  return staticPageMetadata('responsible-gaming', params);
}

export default function ResponsibleGamingPage({ params }: { params: PageParams }) {
  return <StaticPage pageKey="responsible-gaming" params={params} />;
}
