import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, NotFound } from 'payload';
import { announceMedia } from '../revalidate/announce';
import { checkPicture, PICTURE_TYPES } from '../rules/pictures';
import { mayPublish } from '../rules/roles';
import { keepsIn } from '../uploads/keep-in-bucket';
import { isPlainName } from '../uploads/picture-store';
import { servesFrom } from '../uploads/serve-picture';
import { bucket, bucketWatch, MEDIA_DIR, pictures } from '../uploads/uploads';
import { PICTURES } from './access';
import { slugField } from './fields';
import { filterByOverview } from './list-filters';
import { languagesField, withOverview } from './overview';
import { forbid } from './publishing';
import { together } from './together';

/** Whether a picture of this name may be there to be served. A bucket says so when it is asked for the picture itself. */
async function isKept(filename: unknown): Promise<boolean> {
  return isPlainName(filename) && (bucket !== null || (await pictures.has(filename)));
}

const modifyResponseHeaders = ({ headers }: { headers: Headers }): Headers => {
  headers.set('Cache-Control', 'public, max-age=600, stale-while-revalidate=86400');
  return headers;
};

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
    modifyResponseHeaders,
    ...(bucket && bucketWatch
      ? {
          disableLocalStorage: true,
          handlers: [servesFrom(bucket, bucketWatch, (headers) => modifyResponseHeaders({ headers }))],
        }
      : {}),
  },
  hooks: together(
    { beforeOperation: [guardPictures] },
    bucket && bucketWatch ? keepsIn(bucket, bucketWatch) : {},
    announceMedia,
    withOverview('media'),
  ),
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
