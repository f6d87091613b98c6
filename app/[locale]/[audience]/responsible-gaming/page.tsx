import type { PageParams } from '@/app/page-params';
import { shellMetadata } from '@/app/shell/page-shell';
import { StaticPage } from '@/app/shell/static-page';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('responsible-gaming', params);
}

export default function ResponsibleGamingPage({ params }: { params: PageParams }) {
  return <StaticPage pageKey="responsible-gaming" params={params} />;
}
