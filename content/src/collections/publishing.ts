import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload';
import { mayPublish, refusedSave } from '../rules/roles';

const SAVING_DRAFT = 'publishing:savingDraft';
const RESTORING = 'publishing:restoring';
const WRITES = new Set(['create', 'update', 'restoreVersion', 'delete']);

/** Refuses with a sentence the admin shows as it is. */
export function forbid(message: string): never {
  throw new APIError(message, 403, null, true);
}

/**
 * The rules of rules/roles.ts for a collection with drafts. Access control already says no, but only "You are not allowed":
 * what is asked openly is refused here first with its reason, and what was merged from the stored text is seen at last.
 * The service itself (no user) seeds and migrates freely.
 */
export function guardPublishing(slug: Extract<CollectionSlug, string>): NonNullable<CollectionConfig['hooks']> {
  const isLive = async (req: PayloadRequest, id: unknown): Promise<boolean> => {
    if (typeof id !== 'number' && typeof id !== 'string') return false;
    const where: Where = { id: { equals: id }, _status: { equals: 'published' } };
    return (await req.payload.count({ collection: slug, where, req })).totalDocs > 0;
  };
  return {
    beforeOperation: [
      async ({ args, operation, req, context }) => {
        if (!req.user || mayPublish(req.user) || !WRITES.has(operation)) return;
        const savingDraft = 'draft' in args && args.draft === true;
        context[SAVING_DRAFT] = savingDraft;
        context[RESTORING] = operation === 'restoreVersion';
        if (operation === 'create' || operation === 'update') {
          const status = statusIn(args);
          const refused = refusedSave(req.user, { status, savingDraft, liveNow: false });
          if (refused) forbid(refused);
        }
        if (operation === 'restoreVersion' && !savingDraft)
          forbid('Your role restores a version as a draft; a publisher puts it on the site.');
        if (operation === 'delete' && 'id' in args && (await isLive(req, args.id)))
          forbid('This is on the site: only a publisher deletes it.');
      },
    ],
    beforeChange: [
      async ({ data, operation, originalDoc, req, context }) => {
        if (!req.user || mayPublish(req.user)) return;
        const refused = refusedSave(req.user, {
          // A version restored as a draft becomes one only after this; what else it may be was refused before.
          status: context[RESTORING] === true ? 'draft' : data._status,
          savingDraft: context[SAVING_DRAFT] === true,
          liveNow: operation === 'update' && (await isLive(req, originalDoc?.id)),
        });
        if (refused) forbid(refused);
      },
    ],
  };
}

/** For what has no drafts: a clear no to whoever may not publish, before access control says "not allowed". */
export function publishersOnly(message: string): CollectionBeforeOperationHook {
  return ({ operation, req }) => {
    const writes = operation === 'create' || operation === 'update' || operation === 'delete';
    if (writes && req.user && !mayPublish(req.user)) forbid(message);
  };
}

function statusIn(args: object): unknown {
  if (!('data' in args) || typeof args.data !== 'object' || args.data === null) return undefined;
  return '_status' in args.data ? args.data._status : undefined;
}
