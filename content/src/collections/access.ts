import type { Access, CollectionConfig } from 'payload';

/** Whoever has an account here is an editor. Readers never come this way: they use /api/v1. */
const editorsOnly: Access = ({ req }) => Boolean(req.user);

export const EDITORS_ONLY: CollectionConfig['access'] = {
  create: editorsOnly,
  read: editorsOnly,
  readVersions: editorsOnly,
  update: editorsOnly,
  delete: editorsOnly,
  unlock: editorsOnly,
};

/** Kept by the service itself, seen by nobody. */
export const NOBODY: CollectionConfig['access'] = {
  create: () => false,
  read: () => false,
  update: () => false,
  delete: () => false,
};
