import { fetchProviders } from '@/lib/catalogue/catalogue';
import { configText, type Screen } from '@/lib/content/component-rules';
import { plainText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';
import { getBlockHref } from './block-link';
import { drawByScreen } from './draw-by-screen';
import { ProviderStrip } from './provider-strip';
import { railLimit } from './rail-limit';

const LIMIT = { fallback: 12, min: 1, max: 30 };

/** Providers by number of games, each with the way to its own page; href and action-label lead to all of them. */
export async function ProviderStripBlock({ component }: BlockProps) {
  const providers = (await fetchProviders()) ?? [];
  if (providers.length === 0) return null;
  const read = (screen: Screen) => ({
    title: configText(component, 'title', screen) ?? plainText(component.text),
    href: getBlockHref(component, screen),
    action: configText(component, 'action-label', screen),
  });
  return drawByScreen(read, ({ screens, value }) => {
    const { most, classAt } = railLimit(component, screens, LIMIT);
    return ProviderStrip({ ...value, providers: providers.slice(0, most), classAt });
  });
}
