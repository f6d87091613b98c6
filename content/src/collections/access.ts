import type { Access, CollectionConfig } from 'payload';
import { isAdmin, mayPublish } from '../rules/roles';

/** Whoever has an account here may look. Readers never come this way: they use /api/v1. */
const anyAccount: Access = ({ req }) => Boolean(req.user);
const publishers: Access = ({ req }) => mayPublish(req.user);
const admins: Access = ({ req }) => isAdmin(req.user);

/** Drafts are everybody's, what visitors see is the publishers'. Also asked by the admin to show or hide its buttons. */
const writing: Access = ({ req, data }) => mayPublish(req.user) || (Boolean(req.user) && data?._status !== 'published');

/** Texts with drafts. An editor deletes only what is not on the site. */
export const DRAFTED: CollectionConfig['access'] = {
  create: writing,
  read: anyAccount,
  readVersions: anyAccount,
  update: writing,
  delete: ({ req }) => mayPublish(req.user) || (Boolean(req.user) && { _status: { not_equals: 'published' } }),
};

/** What has no drafts, so that saving is publishing. */
export const PUBLISHERS_WRITE: CollectionConfig['access'] = {
  create: publishers,
  read: anyAccount,
  update: publishers,
  delete: publishers,
};

/** Pictures: everybody adds and describes them; what may stand on the site is taken away by publishers only. */
export const PICTURES: CollectionConfig['access'] = {
  create: anyAccount,
  read: anyAccount,
  update: anyAccount,
  delete: publishers,
};

/** Accounts: an admin's; everybody sees and changes their own (not its role, see there). */
export const ACCOUNTS: CollectionConfig['access'] = {
  create: admins,
  read: ({ req }) => isAdmin(req.user) || (req.user ? { id: { equals: req.user.id } } : false),
  update: ({ req }) => isAdmin(req.user) || (req.user ? { id: { equals: req.user.id } } : false),
  delete: admins,
  unlock: admins,
};

/** Kept by the service itself, seen by nobody. */
export const NOBODY: CollectionConfig['access'] = {
  create: () => false,
  read: () => false,
  update: () => false,
  delete: () => false,
};
