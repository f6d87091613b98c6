import type { CollectionConfig } from 'payload';
import { previewInfoList } from '../admin/preview';
import { announceInfoList } from '../revalidate/announce';
import { DRAFTED } from './access';
import { COPY_BUTTON, copyEndpoints, draftedHooks } from './drafted';
import { imageField, richTextField, slugField } from './fields';
import { filterByOverview } from './list-filters';
import { languagesField, liveField } from './overview';

/** Info list of spec §3: a header and items, each with text and image. */
export const infoLists: CollectionConfig = {
  slug: 'info-lists',
  labels: { singular: 'Info list', plural: 'Info lists' },
  access: DRAFTED,
  admin: {
    group: 'Site',
    useAsTitle: 'key',
    preview: previewInfoList,
    defaultColumns: ['key', 'live', 'languages', 'updatedAt'],
    baseFilter: filterByOverview('info-lists'),
    disableCopyToLocale: true,
    components: {
      beforeListTable: ['/admin/list-filters#ListFilters'],
      edit: { beforeDocumentControls: [COPY_BUTTON] },
    },
    description: 'Short lists such as "How it works". A component of type "Info list" puts one on a page.',
  },
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 30 },
  hooks: draftedHooks('info-lists', announceInfoList),
  endpoints: copyEndpoints('info-lists'),
  fields: [
    liveField,
    languagesField,
    slugField({ description: 'The site and components ask for the list by this key.' }),
    {
      name: 'header',
      label: 'Header',
      type: 'group',
      admin: { description: 'Stands over the items.' },
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
