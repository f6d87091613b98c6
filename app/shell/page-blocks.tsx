import type { ContentComponent } from '@kozyr/contracts/content';
import type { Locale } from '@kozyr/contracts/locales';
import type { Audience } from '@/lib/content/component-rules';
import { faqPage } from '@/lib/seo/faq';
import { ContentBlocks } from '../blocks/content-blocks';
import { JsonLd } from './json-ld';

/**
 * The editors' blocks with what search engines may read of them; nothing when there are none. `page` is its key; `under`
 * means that the page's own body stands above: the one gold button and the first pictures are there, not here. Under a body that
 * comes `late`, and is as high as what the player has, they are shown once it has come, where they stay.
 */
export function PageBlocks({
  components,
  locale,
  audience,
  page,
  under = false,
}: {
  components: readonly ContentComponent[];
  locale: Locale;
  audience: Audience;
  page: string;
  under?: boolean | 'late';
}) {
  if (components.length === 0) return null;
  const questions = faqPage(components, { audience, now: new Date() });
  const drawn = (
    <ContentBlocks components={components} locale={locale} audience={audience} page={page} under={under !== false} />
  );
  return (
    <>
      {under === 'late' ? (
        <div data-under-late className="empty:hidden">
          {drawn}
        </div>
      ) : (
        drawn
      )}
      {questions && <JsonLd data={questions} />}
    </>
  );
}
