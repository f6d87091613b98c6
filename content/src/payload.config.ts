import path from 'node:path';
import { FALLBACK_LANGUAGE } from '@kozyr/contracts/locales';
import { logOptions } from '@kozyr/kit/log-options';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { components } from './collections/components';
import { infoLists } from './collections/info-lists';
import { media } from './collections/media';
import { modalRecords } from './collections/modal-records';
import { pages } from './collections/pages';
import { previewTickets } from './collections/preview-tickets';
import { providers } from './collections/providers';
import { seedMarks } from './collections/seed-marks';
import { socialLinks } from './collections/social-links';
import { users } from './collections/users';
import { contentDatabase } from './database/adapter';
import { env } from './env';
import { noMail } from './mail';
import { endpoints } from './rest/endpoints';
import { PICTURE_LIMIT_BYTES } from './rules/pictures';
import { prepareContent } from './seed/prepare';

/** The same machine under the other name of loopback, so that an editor may use either. */
function originsOf(address: string): string[] {
  const { origin, protocol, hostname, port } = new URL(address);
  if (hostname !== 'localhost') return [origin];
  return [origin, `${protocol}//127.0.0.1${port ? `:${port}` : ''}`];
}

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  db: contentDatabase(env.DATABASE_URL),
  telemetry: false,
  graphQL: { disable: true },
  maxDepth: 2,
  cors: [],
  csrf: originsOf(env.CONTENT_ADMIN_URL),
  email: noMail,
  sharp,
  logger: { options: logOptions({ role: 'content', level: env.LOG_LEVEL, format: env.LOG_FORMAT }) },
  localization: {
    locales: [
      { code: 'ua', label: 'Українська' },
      { code: 'ru', label: 'Русский' },
      { code: 'en', label: 'English' },
      { code: 'kz', label: 'Қазақша' },
    ],
    defaultLocale: FALLBACK_LANGUAGE,
    fallback: true,
  },
  admin: {
    user: users.slug,
    avatar: 'default',
    theme: 'dark',
    meta: { titleSuffix: ' · Kozyr content' },
    importMap: { baseDir: path.resolve('src') },
  },
  upload: {
    // Above the library's own limit, which says which file is how large; beyond this nothing is even read.
    limits: { fileSize: 3 * PICTURE_LIMIT_BYTES },
    abortOnLimit: true,
    responseOnLimit: 'The file is far too large: a picture may have at most 8 MB.',
  },
  collections: [
    pages,
    components,
    infoLists,
    providers,
    socialLinks,
    modalRecords,
    media,
    users,
    seedMarks,
    previewTickets,
  ],
  endpoints,
  typescript: { outputFile: path.resolve('src/payload-types.ts') },
  onInit: prepareContent,
});
