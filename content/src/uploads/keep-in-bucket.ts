import { APIError, type CollectionConfig, type Payload, type PayloadRequest } from 'payload';
import { afterCommit } from '../database/after-commit';
import { holdPictureName, whileNameIsFree } from '../database/picture-names';
import type { Media } from '../payload-types';
import type { Bucket } from './bucket';
import { BucketError, type BucketProblem } from './bucket-error';
import type { BucketWatch } from './bucket-watch';

/** What an editor is told. The log says more: addresses of a bucket are nobody's but the operators'. */
const TOLD: Record<BucketProblem, string> = {
  BUCKET_UNREACHABLE: 'The store of pictures does not answer. Try again in a minute.',
  BUCKET_REFUSED: 'The store of pictures does not take this service’s key. Tell whoever operates the site.',
  BUCKET_MISSING: 'The store of pictures has no such bucket. Tell whoever operates the site.',
  BUCKET_FAILED:
    'The store of pictures could not do it. Try again in a minute; if that fails, tell whoever operates the site.',
};

type Kept = {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null; mimeType?: string | null } | undefined>;
};

/** Every name that a picture and its sizes have. */
function namesOf(picture: Kept | undefined): string[] {
  const sizes = Object.values(picture?.sizes ?? {});
  return [picture?.filename, ...sizes.map((size) => size?.filename)].filter((name) => typeof name === 'string');
}

/** What was uploaded with a request, with the sizes that were made of it. */
function filesOf(req: PayloadRequest, picture: Kept & Pick<Media, 'mimeType'>) {
  if (!req.file?.data || !picture.filename) return [];
  const sizes = Object.entries(req.payloadUploadSizes ?? {}).flatMap(([key, data]) => {
    const made = picture.sizes?.[key];
    return made?.filename ? [{ name: made.filename, data, type: made.mimeType }] : [];
  });
  return [{ name: picture.filename, data: req.file.data, type: picture.mimeType }, ...sizes];
}

/**
 * Hooks that keep a collection's files in a bucket. A file is there before its row is committed, and is removed after the row is gone: what
 * can be left by a process that dies between is a file that no row names, and never a row without its file.
 */
export function keepsIn(bucket: Bucket, watch: BucketWatch) {
  async function orRefuse<T>({ payload }: PayloadRequest, what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await watch.noticing(payload.logger, work());
    } catch (error) {
      if (!(error instanceof BucketError)) throw error;
      throw new APIError(`${what} ${TOLD[error.code]}`, 503, { code: error.code }, true);
    }
  }

  async function removeUnused(payload: Payload, names: readonly string[]): Promise<void> {
    for (const name of names) {
      try {
        await whileNameIsFree(payload.db, name, () => watch.noticing(payload.logger, bucket.remove(name)));
      } catch (error) {
        payload.logger.error({ err: error }, `"${name}" was deleted and is still in the bucket: remove it there`);
      }
    }
  }

  return {
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        const files = filesOf(req, doc);
        if (files.length === 0) return;
        for (const { name, data, type } of files) {
          await holdPictureName(req, name);
          const bytes = new Uint8Array(data);
          await orRefuse(req, 'The picture was not saved.', () =>
            bucket.write(name, bytes, type ?? 'application/octet-stream'),
          );
        }
        const names = namesOf(doc);
        const replaced = namesOf(previousDoc).filter((name) => !names.includes(name));
        await afterCommit(req, () => removeUnused(req.payload, replaced));
      },
    ],
    beforeDelete: [async ({ req }) => orRefuse(req, 'Nothing was deleted.', () => bucket.probe(2_000))],
    afterDelete: [async ({ doc, req }) => afterCommit(req, () => removeUnused(req.payload, namesOf(doc)))],
  } satisfies CollectionConfig['hooks'];
}
