import type { ConfigEntry, ContentComponent } from '@kozyr/contracts/content';

/** A component for tests: enabled, for everybody, always, empty. */
export function component(over: Partial<ContentComponent> = {}): ContentComponent {
  return {
    key: 'block',
    text: '',
    type: 'text',
    withAuth: true,
    withoutAuth: true,
    enabled: true,
    order: 1,
    orderNonAuth: 1,
    language: 'ua',
    startDate: null,
    endDate: null,
    image: null,
    dynamicContent: null,
    config: { general: [], desktop: [], mobile: [] },
    ...over,
  };
}

/** An entry as the content admin makes it: its breakpoint is desktop unless somebody chooses another. */
export const entry = (key: string, value: string, more: Partial<ConfigEntry> = {}): ConfigEntry => ({
  key,
  value,
  breakpoint: 'desktop',
  ...more,
});

/** A linked part, under the key "part" unless said otherwise. */
export const link = (part: ContentComponent, key = 'part', more: Partial<ConfigEntry> = {}): ConfigEntry =>
  entry(key, 'ref', { component: part, ...more });

/** A config with these general entries. */
export const general = (...entries: ConfigEntry[]) => ({ general: entries, desktop: [], mobile: [] });
