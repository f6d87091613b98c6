import type { ContentComponent } from '@kozyr/contracts/content';
import { configText } from '@/lib/content/component-rules';

/** The tab an editor has put a component on: by the config entry "tab", or by a key that begins with the tab's name. */
function tabOf(component: ContentComponent, tabs: readonly string[]): string | undefined {
  const asked = configText(component, 'tab');
  // A tab this page does not have hides nothing.
  return tabs.find((tab) => tab === asked) ?? tabs.find((tab) => component.key.startsWith(`${tab}-`));
}

/** The components of one tab of a page, or, without `tab`, those that stand under all of them. */
export function componentsOf(
  components: readonly ContentComponent[] | null,
  { tab, tabs }: { tab?: string; tabs: readonly string[] },
): ContentComponent[] {
  return (components ?? []).filter((component) => tabOf(component, tabs) === tab);
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
