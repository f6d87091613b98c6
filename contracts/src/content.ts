import * as z from 'zod/mini';
import { contentLanguageSchema } from './locales';

/**
 * What the site reads from the content service, in the shapes of spec §3. Base path {content}/api/v1.
 * Drafts: add ?token=<preview token>&draft=true; without the right token 401 {message: "You must provide a token to preview drafts"}.
 */
export const contentImageSchema = z.object({
  imageUrl: z.string().check(z.describe("Path on the site's origin: /content-media/<file>.")),
  key: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
});
export type ContentImage = z.infer<typeof contentImageSchema>;

export const breakpointSchema = z.enum(['mobile', 'tablet', 'desktop']);

/** One config entry. value "ref" or "reference" means component is set, "image" means image is set. */
export const configEntrySchema = z.object({
  key: z.string(),
  value: z.string(),
  breakpoint: breakpointSchema,
  image: z.optional(contentImageSchema),
  get component() {
    return z.optional(contentComponentSchema);
  },
});

/** Content component, spec §3. */
export const contentComponentSchema = z.object({
  key: z.string(),
  text: z
    .string()
    .check(
      z.describe(
        'Rich text as HTML, already sanitised by the service; sanitise again before use. May hold {{placeholders}}.',
      ),
    ),
  type: z
    .string()
    .check(
      z.describe(
        'Chooses the block: banner-slider, banner, info-list, text, games-rail, provider-strip, jackpots-strip, battles-strip, big-wins, faq, faq-item, call-to-action, dynamic-content.',
      ),
    ),
  withAuth: z.boolean(),
  withoutAuth: z.boolean(),
  enabled: z.boolean(),
  order: z.number(),
  orderNonAuth: z.number(),
  language: contentLanguageSchema,
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  image: z.nullable(contentImageSchema),
  dynamicContent: z.nullable(z.object({ body: z.string(), css: z.string(), js: z.string() })),
  config: z.object({
    get general() {
      return z.array(configEntrySchema);
    },
    get desktop() {
      return z.array(configEntrySchema);
    },
    get mobile() {
      return z.array(configEntrySchema).check(z.describe('Empty means: as desktop.'));
    },
  }),
});
export type ContentComponent = z.infer<typeof contentComponentSchema>;
export type ConfigEntry = z.infer<typeof configEntrySchema>;

/**
 * Where the site shows each page that the content service knows, without locale (spec §2). Provider pages stand below
 * /providers; "footer" and "provider-page" are parts of many pages and have no address of their own.
 */
export const CONTENT_PAGE_PATHS: Readonly<Record<string, string>> = {
  main: '/',
  games: '/games',
  'live-casino': '/games/live-casino',
  providers: '/providers',
  cashbox: '/cashbox',
  profile: '/profile',
  cashback: '/cashback',
  bonuses: '/bonuses',
  battles: '/battles',
  jackpots: '/jackpots',
  wheel: '/wheel',
  'about-us': '/about-us',
  'responsible-gaming': '/responsible-gaming',
  terms: '/terms',
  'privacy-policy': '/privacy-policy',
};

/**
 * GET /components?page=<key>&language=<ua|ru|en|kz>[&auth=true|false][&type=<type>][&ahead=<seconds>]: enabled ones within
 * their dates, by order; with ahead also those whose dates begin within so many seconds (at most 3600).
 */
export const componentsAnswer = z.object({ items: z.array(contentComponentSchema) });

/** GET /pages/{key}?language=: title and description for search engines and the page's rich text. 404 when unknown. */
export const contentPageSchema = z.object({
  key: z.string(),
  language: contentLanguageSchema,
  title: z.string(),
  description: z.string(),
  text: z.string(),
  updatedAt: z.string(),
  version: z.optional(z.string().check(z.describe('Of a legal text: what a player who agrees to it agrees to.'))),
});
export type ContentPage = z.infer<typeof contentPageSchema>;

/** GET /info-lists/{key}?language=. Spec §3, info list. */
export const infoListSchema = z.object({
  key: z.string(),
  header: z.object({ type: z.literal('list-header'), text: z.string(), image: z.nullable(contentImageSchema) }),
  items: z.array(
    z.object({
      type: z.literal('list-item'),
      key: z.string(),
      text: z.string(),
      image: z.nullable(contentImageSchema),
    }),
  ),
});
export type InfoList = z.infer<typeof infoListSchema>;

/**
 * GET /modals/{key}?language=: the records whose keys start with the modal's key and end with body, action-button, description or header.
 * A modal shows those of exactly its key; a second button is <key>-2-action-button. Browsers: see modal-texts.
 */
export const modalRecordSchema = z.object({
  key: z.string(),
  text: z.string(),
  image: z.nullable(contentImageSchema),
  type: z
    .nullable(z.string())
    .check(
      z.describe(
        'Of an action button: view-rating, make-deposit, make-withdrawal, okay-primary, each also with -light. Of a body: the status.',
      ),
    ),
});
export const modalAnswer = z.object({ items: z.array(modalRecordSchema) });
export type ModalRecord = z.infer<typeof modalRecordSchema>;

/** GET /providers/{slug}?language=: marketing texts, fallbacks of spec §1 already applied. */
export const providerPageSchema = z.object({
  slug: z.string(),
  name: z.string(),
  keywords: z.array(z.string()),
  description: z.string(),
});
export type ProviderPage = z.infer<typeof providerPageSchema>;

/** GET /social-links?language= */
export const socialLinksAnswer = z.object({
  items: z.array(z.object({ key: z.string(), label: z.string(), url: z.url() })),
});

/** Body of the content service's POST to the site's /api/revalidate, header Authorization: Bearer <revalidate secret>. */
export const revalidateBody = z.object({
  tags: z
    .array(z.string())
    .check(
      z.describe(
        'content, content:page:<key>, content:info-list:<key>, content:modal:<key>, content:provider:<slug>, content:social',
      ),
    ),
});

/** Body of POST /api/v1/previews/redeem: the one-time token that an editor's click brought to the site (spec §8). */
export const previewTicketSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Its answer: the page to show, a path of the site with its locale. */
export const redeemedPreviewSchema = z.object({ path: z.string().check(z.regex(/^\/[\w/-]+$/)) });
