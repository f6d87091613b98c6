import type { CollectionConfig } from 'payload';
import { previewPage } from '../admin/preview';
import { announcePage } from '../revalidate/announce';
import { EDITORS_ONLY } from './access';
import { richTextField, slugField } from './fields';

/** A page of the site: what search engines read, and its running text. Components are placed on it by its key. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: EDITORS_ONLY,
  admin: {
    group: 'Site',
    useAsTitle: 'key',
    preview: previewPage,
    defaultColumns: ['key', 'title', '_status', 'updatedAt'],
    description: 'Title, description and running text of each page. The blocks on it are components.',
  },
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 30 },
  hooks: announcePage,
  fields: [
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
