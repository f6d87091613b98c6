import { LINE_ICONS } from '../display/icon-paths';

/** Signs of sections, beside the product's other icons: the server alone draws them, so the browser is not sent them. */
export const NAV_GLYPHS = {
  ...LINE_ICONS,
  battles: 'M4.5 4.5 15 15M19.5 4.5 9 15M13 17l4-4M11 17l-4-4M16 16l3.5 3.5M8 16l-3.5 3.5',
  jackpots: 'M4 8l3.8 4L12 5.5l4.2 6.5L20 8l-1.6 10.5H5.6L4 8Z',
  wheel:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM12 3.5v6.3M12 14.2v6.3M3.5 12h6.3M14.2 12h6.3',
  rating: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
  cashback:
    'M4.6 9.8a7.8 7.8 0 0 1 14.9.2M19.4 14.2a7.8 7.8 0 0 1-14.9-.2M20 5.5V10h-4.5M4 18.5V14h4.5M10 9.5h4M12 9.5v5.5',
  streams: 'M4 5h16v11.5H4zM10.3 8.3v4.9l4.1-2.4-4.1-2.5ZM8.5 20h7',
  support:
    'M5 5h14a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-6.5L8 20v-3.5H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM8.5 9.2h7M8.5 12.3h4.5',
} as const;

export type GlyphName = keyof typeof NAV_GLYPHS;
