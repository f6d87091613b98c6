import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { env } from '../env';
import { announceMedia } from '../revalidate/announce';
import { EDITORS_ONLY } from './access';
import { slugField } from './fields';

export const MEDIA_DIR = path.join(env.DATA_DIR, 'media');

/** Pictures. Kept as uploaded: the site's image proxy makes the sizes. SVG is refused, since it can hold scripts. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: {
    ...EDITORS_ONLY,
    read: ({ req, isReadingStaticFile }) => Boolean(isReadingStaticFile || req.user),
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
