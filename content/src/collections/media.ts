import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type CollectionConfig, NotFound } from 'payload';
import { env } from '../env';
import { announceMedia } from '../revalidate/announce';
import { EDITORS_ONLY } from './access';
import { slugField } from './fields';

export const MEDIA_DIR = path.join(env.DATA_DIR, 'media');

/** Whether a picture of this name is there to be served: one plain name, and a file. */
async function isKept(filename: unknown): Promise<boolean> {
  if (typeof filename !== 'string' || path.basename(filename) !== filename) return false;
  const found = await stat(path.join(MEDIA_DIR, filename)).catch(() => null);
  return found?.isFile() ?? false;
}

/** Pictures. Kept as uploaded: the site's image proxy makes the sizes. SVG is refused, since it can hold scripts. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: {
    ...EDITORS_ONLY,
    read: async ({ req, isReadingStaticFile, data }) => {
      if (!isReadingStaticFile) return Boolean(req.user);
      // By itself Payload takes a file that is not there for a fault of its own and answers 500.
      if (!(await isKept(data?.filename))) throw new NotFound(req.t);
      return true;
    },
  },
  admin: {
    group: 'Library',
    useAsTitle: 'key',
    defaultColumns: ['filename', 'key', 'alt', 'width', 'height', 'updatedAt'],
    description: 'Upload the largest version you have: smaller ones are made for each screen.',
  },
  upload: {
    staticDir: MEDIA_DIR,
    mimeTypes: ['image/webp', 'image/png', 'image/jpeg', 'image/avif', 'image/gif'],
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=600, stale-while-revalidate=86400');
      return headers;
    },
  },
  hooks: announceMedia,
  fields: [
    slugField({ description: 'A name for this picture, e.g. "banner-welcome-wide".' }),
    {
      name: 'alt',
      label: 'Description',
      type: 'text',
      localized: true,
      admin: {
        description:
          'Read aloud to those who cannot see it, and shown if it fails to load. Empty: the picture is decoration.',
      },
    },
  ],
};
