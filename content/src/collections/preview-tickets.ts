import type { CollectionConfig } from 'payload';
import { NOBODY } from './access';

/** Tickets that were given and not yet used: what is kept of one is its digest. See preview/tickets.ts. */
export const previewTickets: CollectionConfig = {
  slug: 'preview-tickets',
  access: NOBODY,
  admin: { hidden: true },
  fields: [
    { name: 'digest', type: 'text', required: true, unique: true, index: true },
    { name: 'path', type: 'text', required: true },
    { name: 'expiresAt', type: 'date', required: true },
  ],
};
