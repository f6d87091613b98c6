import { SUBJECTS } from '@kozyr/contracts/fan-out';
import { makingSecret } from '@kozyr/kit/exchanged-secrets';
import type { FanOut } from '@kozyr/kit/fan-out/fan-out';
import type { CollectionConfig, CollectionSlug, DataFromCollectionSlug, PayloadRequest, RequestContext } from 'payload';
import { afterCommit } from '../database/after-commit';
import { env } from '../env';
import { fanOutOfContent } from './fan-out';
import { tagsOfComponent } from './parents';
import { createTagAnnouncer } from './tag-announcer';
import { ALL_CONTENT, infoListTag, modalTags, pageTag, providerTag, SOCIAL_TAG } from './tags';

/** Set in a request's context while the first content is seeded: nothing is announced then. */
export const SILENT = 'silent';

const SAVING_DRAFT = 'savingDraft';
const SHOWN_BEFORE = 'shownBefore:';

let subscribed: Promise<FanOut> | undefined;

/** What was sent as the connection broke may have reached nobody: once it is back, everything counts as changed. */
async function subscribeToBreaks(): Promise<FanOut> {
  const fanOut = await fanOutOfContent();
  const ignore = () => undefined;
  fanOut.subscribe(SUBJECTS.sitesPurge, ignore, () => announceTags([ALL_CONTENT]));
  return fanOut;
}

const announceTags = createTagAnnouncer({
  sites: env.SITE_URLS.map((url) => new URL('/api/revalidate', url).href),
  edges: env.EDGE_URLS.map((url) => new URL('/_edge/purge', url).href),
  fanOut: () => {
    subscribed ??= subscribeToBreaks();
    return subscribed;
  },
  secret: makingSecret(env.REVALIDATE_SECRET),
  fetch: (input, init) => fetch(input, init),
  later: (action, delay) => void setTimeout(action, delay).unref(),
  warn: (message) => console.warn(message),
});

type TagsOf<Slug extends CollectionSlug> = (
  doc: DataFromCollectionSlug<Slug>,
  req: PayloadRequest,
) => string[] | Promise<string[]>;

async function announce(req: PayloadRequest, context: RequestContext, tags: () => Promise<string[]>): Promise<void> {
  if (context[SILENT]) return;
  try {
    const changed = [...new Set(await tags())];
    await afterCommit(req, () => announceTags(changed));
  } catch (error) {
    // An editor's save never fails because an announcement failed.
    req.payload.logger.warn({ err: error }, 'The change could not be announced');
  }
}

function isDraft(doc: object): boolean {
  return '_status' in doc && doc._status === 'draft';
}

/**
 * Hooks that announce a collection's changes: publishing, unpublishing, deleting, and saving where there are no drafts.
 * Saving a draft changes nothing that visitors see, so it is not announced. What visitors saw before is announced as
 * well: a text that moves to another key is gone from the old one.
 */
function announcing<Slug extends CollectionSlug>(slug: Slug, tagsOf: TagsOf<Slug>) {
  return {
    beforeOperation: [
      ({ args, context, operation }) => {
        if (operation === 'create' || operation === 'update' || operation === 'restoreVersion') {
          context[SAVING_DRAFT] = 'draft' in args && args.draft === true;
        }
      },
    ],
    beforeChange: [
      async ({ operation, originalDoc, req, context }) => {
        if (operation !== 'update' || context[SILENT] || originalDoc?.id === undefined) return;
        const { id } = originalDoc;
        const shown = await req.payload.findByID({ collection: slug, id, depth: 0, req, disableErrors: true });
        context[`${SHOWN_BEFORE}${id}`] = shown ? await tagsOf(shown, req) : [];
      },
    ],
    afterChange: [
      async ({ doc, req, context }) => {
        if (context[SAVING_DRAFT] && isDraft(doc)) return;
        const before = context[`${SHOWN_BEFORE}${doc.id}`];
        await announce(req, context, async () => [
          ...(await tagsOf(doc, req)),
          ...(Array.isArray(before) ? before.map(String) : []),
        ]);
      },
    ],
    afterDelete: [
      async ({ doc, req, context }) => {
        if (!isDraft(doc)) await announce(req, context, async () => tagsOf(doc, req));
      },
    ],
  } satisfies CollectionConfig['hooks'];
}

/** Announces a page whose blocks changed places. */
export async function announcePageOrder(req: PayloadRequest, id: number): Promise<void> {
  await announce(req, req.context, async () => {
    const page = await req.payload.findByID({ collection: 'pages', id, depth: 0, req, disableErrors: true });
    return page ? [pageTag(page.key)] : [];
  });
}

export const announcePage = announcing('pages', (page) => [pageTag(page.key)]);
export const announceComponent = announcing('components', (component, req) =>
  tagsOfComponent(req.payload, req, component),
);
export const announceInfoList = announcing('info-lists', (list) => [infoListTag(list.key)]);
export const announceModalRecord = announcing('modal-records', (record) => modalTags(record.key));
export const announceProvider = announcing('providers', (provider) => [providerTag(provider.slug)]);
export const announceSocialLinks = announcing('social-links', () => [SOCIAL_TAG]);
export const announceMedia = announcing('media', () => [ALL_CONTENT]);
