import type { CollectionConfig } from 'payload';
import { announceInfoList } from '../revalidate/announce';
import { EDITORS_ONLY } from './access';
import { imageField, richTextField, slugField } from './fields';

/** Info list of spec §3: a header and items, each with text and image. */
export const infoLists: CollectionConfig = {
  slug: 'info-lists',
  labels: { singular: 'Info list', plural: 'Info lists' },
  access: EDITORS_ONLY,
  admin: {
    group: 'Site',
    useAsTitle: 'key',
    defaultColumns: ['key', '_status', 'updatedAt'],
    description: 'Short lists such as "How it works". A component of type "Info list" puts one on a page.',
  },
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 30 },
  hooks: announceInfoList,
  fields: [
    slugField({ description: 'The site and components ask for the list by this key.' }),
    {
      name: 'header',
      label: 'Header',
      type: 'group',
      fields: [richTextField({ rows: 3 }), imageField({ description: 'Optional picture beside the header.' })],
    },
    {
      name: 'items',
      label: 'Items',
      type: 'array',
      labels: { singular: 'Item', plural: 'Items' },
      admin: { description: 'Shown in this order. Drag to reorder.', initCollapsed: true },
      validate: (rows: unknown) => {
        const keys = Array.isArray(rows) ? rows.map((row: { key?: unknown }) => row.key).filter(Boolean) : [];
        return new Set(keys).size === keys.length ? true : 'Each item needs a key of its own.';
      },
      fields: [
        slugField({ description: 'Unique within the list.', unique: false }),
        richTextField({ rows: 4 }),
        imageField({ description: 'Optional picture of the item.' }),
      ],
    },
  ],
};
