import { fetchProviders } from '@/lib/catalogue/catalogue';
import { configNumber, configText } from '@/lib/content/component-rules';
import { plainText } from '@/lib/content/sanitize';
import type { BlockProps } from './block';
import { ProviderStrip } from './provider-strip';

/** Providers by number of games. */
export async function ProviderStripBlock({ component }: BlockProps) {
  const limit = configNumber(component, 'limit', { fallback: 12, min: 1, max: 30 });
  const title = configText(component, 'title') ?? plainText(component.text);
  return <ProviderStrip title={title} providers={((await fetchProviders()) ?? []).slice(0, limit)} />;
}
