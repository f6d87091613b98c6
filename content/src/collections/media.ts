import { stat } from 'node:fs/promises';
import path from 'node:path';
import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, NotFound } from 'payload';
import { env } from '../env';
import { announceMedia } from '../revalidate/announce';
import { checkPicture, PICTURE_TYPES } from '../rules/pictures';
import { mayPublish } from '../rules/roles';
import { PICTURES } from './access';
import { slugField } from './fields';
import { filterByOverview } from './list-filters';
import { languagesField, withOverview } from './overview';
import { forbid } from './publishing';
import { together } from './together';

export const MEDIA_DIR = path.join(env.DATA_DIR, 'media');

/** Whether a picture of this name is there to be served: one plain name, and a file. */
async function isKept(filename: unknown): Promise<boolean> {
  if (typeof filename !== 'string' || path.basename(filename) !== filename) return false;
  const found = await stat(path.join(MEDIA_DIR, filename)).catch(() => null);
  return found?.isFile() ?? false;
}

/** Says what is wrong with a file before anything is done with it, and who may take pictures away. */
const guardPictures: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (req.user && !mayPublish(req.user)) {
    if (operation === 'delete') forbid('A picture may stand on the site: ask a publisher to delete it.');
    if (operation === 'update' && req.file)
      forbid('A picture may stand on the site: upload a new one, or ask a publisher to replace this file.');
  }
  if ((operation === 'create' || operation === 'update') && req.file) {
    const fine = checkPicture({ name: req.file.name, type: req.file.mimetype, bytes: req.file.size });
    if (fine !== true) throw new APIError(fine, 400, null, true);
  }
};

/** Pictures. Kept as uploaded: the site's image proxy makes the sizes. SVG is refused, since it can hold scripts. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: {
    ...PICTURES,
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
    defaultColumns: ['filename', 'key', 'alt', 'languages', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['key', 'filename', 'alt'],
    baseFilter: filterByOverview('media'),
    disableCopyToLocale: true,
    components: { beforeListTable: ['/admin/list-filters#ListFilters'] },
    description:
      'WebP, PNG, JPEG, AVIF or GIF, up to 8 MB each. Upload the largest version you have: smaller ones are made for each screen.',
  },
  upload: {
    staticDir: MEDIA_DIR,
    mimeTypes: [...PICTURE_TYPES.keys()],
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=600, stale-while-revalidate=86400');
      return headers;
    },
  },
  hooks: together({ beforeOperation: [guardPictures] }, announceMedia, withOverview('media')),
  fields: [
    languagesField,
    slugField({ description: 'A name for this picture, e.g. "banner-welcome-wide".' }),
    {
      name: 'alt',
      label: 'Description of the picture',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 300,
      admin: {
        description:
          'What is to be seen, in this language: read aloud to those who cannot see it, and shown if it fails to load. A language without one shows the Russian, and is marked as missing.',
      },
      validate: (value: unknown) => {
        if (typeof value !== 'string' || value.trim() === '') return 'Describe the picture in this language, please.';
        return value.length <= 300 ? true : 'At most 300 characters, please.';
      },
    },
  ],
};
