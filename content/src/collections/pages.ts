import type { CollectionConfig } from 'payload';
import { previewPage } from '../admin/preview';
import { orderBlocks } from '../rest/order-blocks';
import { announcePage } from '../revalidate/announce';
import { DRAFTED } from './access';
import { COPY_BUTTON, copyEndpoints, draftedHooks } from './drafted';
import { richTextField, slugField } from './fields';
import { filterByOverview } from './list-filters';
import { languagesField, liveField } from './overview';

/** A page of the site: what search engines read, and its running text. Components are placed on it by its key. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: DRAFTED,
  admin: {
    group: 'Site',
    useAsTitle: 'key',
    preview: previewPage,
    defaultColumns: ['key', 'title', 'live', 'languages', 'updatedAt'],
    listSearchableFields: ['key', 'title'],
    pagination: { defaultLimit: 50 },
    baseFilter: filterByOverview('pages'),
    disableCopyToLocale: true,
    components: {
      beforeListTable: ['/admin/list-filters#ListFilters'],
      edit: { beforeDocumentControls: [COPY_BUTTON] },
    },
    description:
      'Title, description and running text of each page, and the order of the blocks on it. "footer" and "provider-page" have no address: their blocks stand under every page, or under every provider page.',
  },
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 30 },
  hooks: draftedHooks('pages', announcePage),
  endpoints: [...copyEndpoints('pages'), { method: 'post', path: '/:id/order-blocks', handler: orderBlocks }],
  fields: [
    liveField,
    languagesField,
    slugField({
      description: 'The site asks for the page by this key, e.g. "main". Changing it takes the page off the site.',
    }),
    {
      name: 'title',
      label: 'Title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
      admin: { description: 'Shown in the browser tab, in search results, and as the heading of a text page.' },
    },
    {
      name: 'description',
      label: 'Description',
      type: 'textarea',
      localized: true,
      maxLength: 320,
      admin: { description: 'One or two sentences for search results. 160 characters are shown at most places.' },
    },
    {
      name: 'blocks',
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/admin/page-blocks#PageBlocks' },
      },
    },
    richTextField({ rows: 20 }),
    {
      name: 'version',
      label: 'Version',
      type: 'text',
      maxLength: 40,
      admin: {
        position: 'sidebar',
        description:
          'For legal texts, e.g. "2026-11". Stored with the consent of every player who agrees to them: raise it with every change of meaning.',
      },
    },
  ],
};
