import type { CollectionConfig } from 'payload';
import { announceProvider } from '../revalidate/announce';
import { EDITORS_ONLY } from './access';
import { richTextField, slugField } from './fields';

/** Marketing page of a game provider: keywords and description per language. Spec §1, §3. */
export const providers: CollectionConfig = {
  slug: 'providers',
  labels: { singular: 'Provider page', plural: 'Provider pages' },
  access: EDITORS_ONLY,
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', '_status', 'updatedAt'],
    description: 'What the page of a game provider says about it.',
  },
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 30 },
  hooks: announceProvider,
  fields: [
    slugField({ name: 'slug', label: 'Slug', description: 'As in the catalogue of games: /providers/<slug>.' }),
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      required: true,
      admin: { description: 'A proper name, the same in every language.' },
    },
    {
      name: 'keywords',
      label: 'Keywords',
      type: 'text',
      hasMany: true,
      localized: true,
      admin: {
        description: 'For search engines, in this language. Enter after each. Empty: the default list is used.',
      },
    },
    richTextField({ name: 'description', label: 'Description', rows: 10 }),
  ],
};
