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

const OPENERS: ReadonlySet<string> = new Set(['text', 'banner', 'banner-slider']);

/** Texts and banners that come first open a page; its own body stands between them and the rest. */
export function splitIntro(components: readonly ContentComponent[] | null): {
  intro: ContentComponent[];
  rest: ContentComponent[];
} {
  const all = components ?? [];
  const first = all.findIndex(({ type }) => !OPENERS.has(type));
  const end = first === -1 ? all.length : first;
  return { intro: all.slice(0, end), rest: all.slice(end) };
}

/** Whether one of them asks the reader to do something: a view has one gold button, and then it is theirs. */
export function hasAction(components: readonly ContentComponent[]): boolean {
  return components.some((component) => configText(component, 'action-label') !== undefined);
}
