import type { CollectionConfig } from 'payload';
import { previewProvider } from '../admin/preview';
import { announceProvider } from '../revalidate/announce';
import { DEFAULT_KEYWORDS } from '../rules/provider-texts';
import { DRAFTED } from './access';
import { COPY_BUTTON, copyEndpoints, draftedHooks } from './drafted';
import { richTextField, slugField } from './fields';
import { filterByOverview } from './list-filters';
import { languagesField, liveField } from './overview';

/** Marketing page of a game provider: keywords and description per language. Spec §1, §3. */
export const providers: CollectionConfig = {
  slug: 'providers',
  labels: { singular: 'Provider page', plural: 'Provider pages' },
  access: DRAFTED,
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    preview: previewProvider,
    defaultColumns: ['name', 'slug', 'live', 'languages', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    pagination: { defaultLimit: 50 },
    baseFilter: filterByOverview('providers'),
    disableCopyToLocale: true,
    components: {
      beforeListTable: ['/admin/list-filters#ListFilters'],
      edit: { beforeDocumentControls: [COPY_BUTTON] },
    },
    description:
      'What the page of a game provider says about it. Blocks under every provider page are components of the page "provider-page".',
  },
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 30 },
  hooks: draftedHooks('providers', announceProvider),
  endpoints: copyEndpoints('providers'),
  fields: [
    liveField,
    languagesField,
    slugField({
      name: 'slug',
      label: 'Slug',
      description:
        'The provider’s name in the catalogue of games, e.g. amber-forge: the page stands at /providers/amber-forge.',
    }),
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
        description: `For search engines, in this language; press Enter after each. Empty in a language: the site’s default list is used, in any language: ${DEFAULT_KEYWORDS.join(', ')}.`,
      },
    },
    richTextField({
      name: 'description',
      label: 'Description',
      rows: 10,
      description:
        'Two or three paragraphs about the provider, in this language: h2-h4, p, lists, strong, em, a. Empty in a language: the Russian description is shown, so write that one first.',
    }),
  ],
};
