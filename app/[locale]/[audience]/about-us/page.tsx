import type { PageParams } from '@/app/page-params';
import { shellMetadata } from '@/app/shell/page-shell';
import { StaticPage } from '@/app/shell/static-page';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('about-us', params);
}

export default function AboutUsPage({ params }: { params: PageParams }) {
  return <StaticPage pageKey="about-us" params={params} />;
}
