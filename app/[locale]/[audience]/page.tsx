import { getTranslations } from 'next-intl/server';
import { PlainMain } from '@/app/blocks/plain-main';
import type { PageParams } from '@/app/page-params';
import { JsonLd } from '@/app/shell/json-ld';
import { LatestWinsSection } from '@/app/shell/latest-wins-section';
import { OwnStrip } from '@/app/shell/own-strip';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readHead, readShell, shellMetadata } from '@/app/shell/page-shell';
import { getSocialLinks } from '@/lib/content/content';
import { serverEnv } from '@/lib/env/server';
import { organizationAndSite } from '@/lib/seo/json-ld';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('main', params);
}

/** The main page: what the editors put there, or a plain working one. A player's begins with what is their own. */
export default async function MainPage({ params }: { params: PageParams }) {
  const { locale, audience, components } = await readShell('main', params);
  const t = await getTranslations('main');
  const { description } = await readHead('main', locale);
  const social = await getSocialLinks(locale);
  const about = organizationAndSite({
    origin: serverEnv.PUBLIC_URL,
    locale,
    description,
    sameAs: social.map(({ url }) => url),
  });
  const own = audience === 'member' && <OwnStrip />;
  const latest = <LatestWinsSection audience={audience} />;
  return (
    <>
      {components && components.length > 0 ? (
        <div className="flex flex-col gap-10 tablet:gap-12">
          <h1 className="sr-only">{t('heading')}</h1>
          {own}
          <PageBlocks components={components} locale={locale} audience={audience} page="main" />
          {latest}
        </div>
      ) : (
        <PlainMain audience={audience} own={own} latest={latest} />
      )}
      <JsonLd data={about} />
    </>
  );
}
