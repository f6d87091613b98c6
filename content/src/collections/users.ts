import { APIError, type CollectionConfig } from 'payload';
import { env } from '../env';
import { isAdmin, ROLES } from '../rules/roles';
import { forgiveSignIn, guardSignIn, refuseForgotten } from '../sign-in/guard';
import { ACCOUNTS } from './access';
import { forbid } from './publishing';

const ROLE_LABELS = {
  admin: 'Admin: everything, and who is who',
  publisher: 'Publisher: writes and publishes',
  editor: 'Editor: writes drafts',
} as const;

/** Whoever works in the admin. Players are no part of this service. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  access: ACCOUNTS,
  admin: {
    group: 'People',
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'updatedAt'],
    description: 'Who works here. Admins add people, choose their roles and set forgotten passwords anew.',
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Tries are counted by the network they come from: an account that locks is locked by whoever wants its owner out.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env.CONTENT_ADMIN_URL.startsWith('https:') },
  },
  hooks: {
    beforeOperation: [
      guardSignIn,
      refuseForgotten,
      // A field without access is left out silently; a user who asks for a higher role gets an error.
      ({ args, operation, req }) => {
        if (operation !== 'update' || !req.user || isAdmin(req.user)) return;
        const role = 'data' in args && args.data && 'role' in args.data ? args.data.role : undefined;
        if (role !== undefined && role !== req.user.role) forbid('Only an admin changes roles.');
      },
    ],
    afterLogin: [forgiveSignIn],
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation !== 'update' || originalDoc?.role !== 'admin' || data.role === undefined) return;
        if (data.role !== 'admin' && (await isLastAdmin(req, originalDoc.id)))
          throw new APIError('There has to be an admin: make somebody else one first.', 400, null, true);
      },
    ],
    beforeDelete: [
      async ({ req, id }) => {
        if (await isLastAdmin(req, id))
          throw new APIError('There has to be an admin: make somebody else one first.', 400, null, true);
      },
    ],
  },
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      admin: { description: 'Shown to the others beside what this person wrote.' },
    },
    {
      name: 'role',
      label: 'Role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      access: { create: ({ req }) => isAdmin(req.user), update: ({ req }) => isAdmin(req.user) },
      admin: {
        description:
          'Editors write drafts of everything but cannot publish, take off or delete what is on the site. Publishers can. Admins also manage this list. Nobody changes their own role but an admin.',
      },
    },
  ],
};

type Asking = Parameters<NonNullable<NonNullable<CollectionConfig['hooks']>['beforeDelete']>[number]>[0]['req'];

async function isLastAdmin(req: Asking, id: number | string): Promise<boolean> {
  const where = { role: { equals: 'admin' } };
  const found = await req.payload.find({ collection: 'users', where, depth: 0, limit: 2, req });
  return found.docs.length === 1 && found.docs[0]?.id === id;
}
