import type { ContentComponent } from '@kozyr/contracts/content';
import type { Locale } from '@kozyr/contracts/locales';
import { type Audience, configText } from '@/lib/content/component-rules';
import { faqPage } from '@/lib/seo/faq';
import { ContentBlocks } from '../blocks/content-blocks';
import { JsonLd } from './json-ld';

/** Those an editor has put on a tab by the config entry "tab", or, without one, those that stand on the page itself. */
export function componentsOf(
  components: readonly ContentComponent[] | null,
  { tab, tabs = [] }: { tab?: string; tabs?: readonly string[] } = {},
): ContentComponent[] {
  return (components ?? []).filter((component) => {
    const asked = configText(component, 'tab');
    // A tab this page does not have hides nothing.
    return tab ? asked === tab : !asked || !tabs.includes(asked);
  });
}

/** The texts that come first are a page's introduction, for pages with a body of their own between the two. */
export function splitIntro(components: readonly ContentComponent[] | null): {
  intro: ContentComponent[];
  rest: ContentComponent[];
} {
  const all = components ?? [];
  const first = all.findIndex(({ type }) => type !== 'text');
  const end = first === -1 ? all.length : first;
  return { intro: all.slice(0, end), rest: all.slice(end) };
}

/**
 * The editors' blocks with what search engines may read of them; nothing when there are none. `page` is its key; `under`
 * means that the page's own body stands above: the one gold button and the first pictures are there, not here.
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
  under?: boolean;
}) {
  if (components.length === 0) return null;
  const questions = faqPage(components, { audience, now: new Date() });
  return (
    <>
      <ContentBlocks components={components} locale={locale} audience={audience} page={page} under={under} />
      {questions && <JsonLd data={questions} />}
    </>
  );
}
