import type { CollectionConfig } from 'payload';
import { NOBODY } from './access';

/** What was seeded once. A document with a mark here is never seeded again, also if an editor changed or deleted it. */
export const seedMarks: CollectionConfig = {
  slug: 'seed-marks',
  access: NOBODY,
  admin: { hidden: true },
  fields: [{ name: 'key', type: 'text', required: true, unique: true, index: true }],
};
