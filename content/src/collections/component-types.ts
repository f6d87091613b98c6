/** One config entry a block reads. `means` is for an editor, not for an engineer. */
export type EntryGuide = { key: string; holds: 'text' | 'component' | 'image'; means: string; required?: boolean };

/** What the admin says beside the type of a component. */
export type BlockGuide = { value: string; label: string; is: string; text: string; entries: readonly EntryGuide[] };

const TITLE: EntryGuide = { key: 'title', holds: 'text', means: 'Heading of its own, instead of the one in the text.' };
const HREF: EntryGuide = {
  key: 'href',
  holds: 'text',
  means: 'Where the button leads: an address of this site without a language, e.g. /games.',
};
const ACTION: EntryGuide = {
  key: 'action',
  holds: 'text',
  means: 'Instead of an address: register, login or deposit.',
};
const ACTION_LABEL: EntryGuide = { key: 'action-label', holds: 'text', means: 'Words on the button. None: no button.' };
const LIMIT: EntryGuide = { key: 'limit', holds: 'text', means: 'How many are shown at most, a number.' };
const linked = (key: string, means: string): EntryGuide => ({ key, holds: 'component', means, required: true });

/** The blocks an editor can choose; the answer carries the value. The site skips what it can't draw. */
export const COMPONENT_TYPES = [
  {
    value: 'banner-slider',
    label: 'Banner slider',
    is: 'Banners one after another, in the order of its entries.',
    text: 'Not shown.',
    entries: [linked('slide', 'One banner. As many entries as there are banners.')],
  },
  {
    value: 'banner',
    label: 'Banner',
    is: 'A picture with words over its calm left part. Alone on a page, or a slide of a banner slider.',
    text: 'Heading (h2) and a sentence.',
    entries: [
      TITLE,
      HREF,
      ACTION,
      ACTION_LABEL,
      {
        key: 'image',
        holds: 'image',
        means:
          'Under Desktop a wide picture (1600×640, left 40 % calm), under Phone a tall one (750×900, lower 45 % calm).',
      },
    ],
  },
  {
    value: 'info-list',
    label: 'Info list',
    is: 'A list such as "How it works", kept under Info lists.',
    text: 'Not shown.',
    entries: [
      { key: 'info-list', holds: 'text', means: 'Key of the list. None: the list with this component’s own key.' },
    ],
  },
  { value: 'text', label: 'Text', is: 'Running text.', text: 'All of it.', entries: [TITLE] },
  {
    value: 'games-rail',
    label: 'Games rail',
    is: 'A row of games: chosen by rules and always up to date, or one by one as a collection.',
    text: 'Heading.',
    entries: [
      TITLE,
      { key: 'sort', holds: 'text', means: 'popular, new or title.' },
      LIMIT,
      { key: 'category', holds: 'text', means: 'Only games of this category, e.g. slots.' },
      { key: 'provider', holds: 'text', means: 'Only games of this provider, by its slug, e.g. amber-forge.' },
      { key: 'tag', holds: 'text', means: 'Only games with this tag.' },
      { key: 'theme', holds: 'text', means: 'Only games of this theme, e.g. nature.' },
      {
        key: 'games',
        holds: 'text',
        means:
          'A collection: these games in this order, by the last part of their addresses, e.g. lucky-fox, gold-rush. 24 at most; one that is not on offer is left out.',
      },
      HREF,
      ACTION_LABEL,
    ],
  },
  {
    value: 'provider-strip',
    label: 'Provider strip',
    is: 'A row of game providers.',
    text: 'Heading.',
    entries: [TITLE, LIMIT, HREF, ACTION_LABEL],
  },
  {
    value: 'jackpots-strip',
    label: 'Jackpots strip',
    is: 'The jackpot levels with their amounts.',
    text: 'Heading and a sentence.',
    entries: [TITLE, linked('level', 'One level card. As many entries as there are levels.'), HREF, ACTION_LABEL],
  },
  {
    value: 'level-card',
    label: 'Jackpot level card',
    is: 'One jackpot level. Shown where a jackpots strip links to it.',
    text: 'Name of the level and a sentence.',
    entries: [{ key: 'suit', holds: 'text', means: 'clubs, diamonds, hearts or spades.', required: true }],
  },
  {
    value: 'battles-strip',
    label: 'Battles strip',
    is: 'The tiers of battles.',
    text: 'Heading and a sentence.',
    entries: [TITLE, linked('tier', 'One tier card. As many entries as there are tiers.'), HREF, ACTION_LABEL],
  },
  {
    value: 'tier-card',
    label: 'Battle tier card',
    is: 'One tier of battles. Shown where a battles strip links to it.',
    text: 'Name of the tier and a sentence.',
    entries: [{ key: 'tier', holds: 'text', means: 'bronze, silver, gold, platinum or brilliant.', required: true }],
  },
  {
    value: 'big-wins',
    label: 'Big wins',
    is: 'The latest big wins, players’ names masked.',
    text: 'Heading.',
    entries: [TITLE, LIMIT],
  },
  {
    value: 'faq',
    label: 'Questions and answers',
    is: 'Questions that open to show their answers.',
    text: 'Heading.',
    entries: [TITLE, linked('item', 'One question. As many entries as there are questions.')],
  },
  {
    value: 'faq-item',
    label: 'One question',
    is: 'A question with its answer. Shown where questions and answers link to it.',
    text: 'The answer.',
    entries: [{ key: 'question', holds: 'text', means: 'The question.', required: true }],
  },
  {
    value: 'call-to-action',
    label: 'Call to action',
    is: 'A sentence and one button.',
    text: 'Heading (h2) and a sentence.',
    entries: [TITLE, HREF, ACTION, ACTION_LABEL],
  },
  {
    value: 'dynamic-content',
    label: 'Dynamic content',
    is: 'A block designed by hand. Its body, CSS and JavaScript are in fields of their own below.',
    text: 'Its name for those who can’t see it, where it has JavaScript.',
    entries: [
      TITLE,
      {
        key: 'min-height',
        holds: 'text',
        means: 'With JavaScript: the height kept free for it, in pixels, so that nothing below moves. 240 without it.',
      },
    ],
  },
] as const satisfies readonly BlockGuide[];

/** The types as choices of a select field. */
export const TYPE_OPTIONS = COMPONENT_TYPES.map(({ value, label }) => ({ value, label }));
