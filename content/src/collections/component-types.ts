/** The blocks an editor can choose; the answer carries the value, the admin shows the label. The site skips what it can't draw. */
export const COMPONENT_TYPES = [
  { value: 'banner-slider', label: 'Banner slider (entries "slide" link banners)' },
  { value: 'banner', label: 'Banner (href, action-label; image wide and for phones)' },
  { value: 'info-list', label: 'Info list (info-list: key of the list)' },
  { value: 'text', label: 'Text' },
  { value: 'games-rail', label: 'Games rail (sort, limit, category, provider, tag)' },
  { value: 'provider-strip', label: 'Provider strip (limit)' },
  { value: 'jackpots-strip', label: 'Jackpots strip (not shown on the site yet)' },
  { value: 'battles-strip', label: 'Battles strip (not shown on the site yet)' },
  { value: 'big-wins', label: 'Big wins (not shown on the site yet)' },
  { value: 'faq', label: 'Questions and answers (entries "item" link questions)' },
  { value: 'faq-item', label: 'One question (question; the text is the answer)' },
  { value: 'call-to-action', label: 'Call to action (href, action-label)' },
  { value: 'dynamic-content', label: 'Dynamic content (own body, css and js; not shown on the site yet)' },
] as const;
