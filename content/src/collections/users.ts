import type { CollectionConfig } from 'payload';
import { env } from '../env';
import { EDITORS_ONLY } from './access';

/** Editors of the content. Players are no part of this service. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Editor', plural: 'Editors' },
  access: EDITORS_ONLY,
  admin: { group: 'Library', useAsTitle: 'email', defaultColumns: ['email', 'name', 'updatedAt'] },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: env.CONTENT_PUBLIC_URL.startsWith('https:') },
  },
  fields: [{ name: 'name', label: 'Name', type: 'text' }],
};
