import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { previewComponent } from '../admin/preview';
import type { Component } from '../payload-types';
import { relatedId } from '../rest/reading';
import { announceComponent } from '../revalidate/announce';
import { checkCss, checkJs, checkSize } from '../rules/source-text';
import { DRAFTED } from './access';
import { TYPE_OPTIONS } from './component-types';
import { configEntries } from './config-entries';
import { COPY_BUTTON, copyEndpoints, draftedHooks } from './drafted';
import { checkSlug, flagField, imageField, orderField, richTextField, windowFields } from './fields';
import { filterByOverview } from './list-filters';
import { languagesField, liveField } from './overview';

const uniqueOnPage: TextFieldSingleValidation = async (value, { data, id, req }) => {
  const wellFormed = checkSlug(value);
  if (wellFormed !== true || !value) return wellFormed;
  const page = relatedId(pageOf(data));
  const twins = await req.payload.count({
    collection: 'components',
    req,
    where: {
      and: [
        { key: { equals: value } },
        page ? { page: { equals: page } } : { page: { exists: false } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
  });
  return twins.totalDocs === 0 ? true : 'Another component of this page has this key already.';
};

function checkSource(value: unknown, check: (text: string) => true | string): true | string {
  if (typeof value !== 'string') return true;
  const size = checkSize(value);
  return size === true ? check(value) : size;
}

/** The page in what the form sent: an id, or nothing. */
function pageOf(data: Partial<Component>): Component['page'] {
  return data.page;
}

/** Content component of spec §3: one block of a page, or a part that other components link to. */
export const components: CollectionConfig = {
  slug: 'components',
  labels: { singular: 'Component', plural: 'Components' },
  access: DRAFTED,
  admin: {
    group: 'Site',
    useAsTitle: 'key',
    pagination: { defaultLimit: 50 },
    preview: previewComponent,
    defaultColumns: ['key', 'type', 'page', 'live', 'languages', 'order', 'orderNonAuth'],
    listSearchableFields: ['key', 'text'],
    groupBy: true,
    baseFilter: filterByOverview('components'),
    disableCopyToLocale: true,
    components: {
      beforeListTable: ['/admin/list-filters#ListFilters'],
      edit: { beforeDocumentControls: [COPY_BUTTON] },
    },
    description:
      'The blocks of a page, in order. A component without a page is a part that others link to, e.g. one banner of a slider. To move blocks by dragging, open their page.',
  },
  defaultSort: ['page', 'order'],
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 30 },
  indexes: [{ fields: ['page', 'key'], unique: true }],
  hooks: draftedHooks('components', announceComponent),
  endpoints: copyEndpoints('components'),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'key',
          label: 'Key',
          type: 'text',
          required: true,
          index: true,
          admin: {
            description:
              'A short name of your own for this block, e.g. "summer-offer". Unique on its page; visitors do not see it.',
          },
          validate: uniqueOnPage,
          hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
        },
        {
          name: 'type',
          label: 'Type',
          type: 'select',
          required: true,
          index: true,
          options: TYPE_OPTIONS,
          admin: { components: { Description: '/admin/block-guide#BlockGuideText' } },
        },
      ],
    },
    richTextField({}),
    imageField({
      description: 'The main picture of the block. Different pictures by screen size go into the config below.',
    }),
    {
      name: 'dynamicContent',
      label: 'Dynamic content',
      type: 'group',
      admin: {
        condition: (data: { type?: string }) => data.type === 'dynamic-content',
        description:
          'A block designed by hand, in a sandboxed frame of its own: it can neither read the page nor the player, and reaches no other site. Up to 50 kB each.',
      },
      fields: [
        {
          name: 'body',
          label: 'Body (HTML)',
          type: 'textarea',
          localized: true,
          admin: {
            rows: 10,
            description:
              'Boxes, classes, ids, pictures of the library (/content-media/…) and links stay; scripts, styles, forms and handlers are removed: they have fields of their own. Empty in a language: the Russian body is shown.',
          },
          validate: (value: unknown) => (typeof value === 'string' ? checkSize(value) : true),
        },
        {
          name: 'css',
          label: 'CSS',
          type: 'textarea',
          admin: { rows: 8, description: 'Styles of this block alone, the same in every language.' },
          validate: (value: unknown) => checkSource(value, checkCss),
        },
        {
          name: 'js',
          label: 'JavaScript',
          type: 'textarea',
          admin: {
            rows: 8,
            description:
              'Runs in the frame only: no cookies, no network, no page around it. The same in every language.',
          },
          validate: (value: unknown) => checkSource(value, checkJs),
        },
      ],
    },
    {
      name: 'config',
      label: 'Config',
      type: 'group',
      admin: {
        description:
          'What the block reads besides its text; the keys it knows are listed under its type. An entry for the screen itself wins over a general one with the same key. A phone takes the Phone list; while that is empty, it takes the Desktop list.',
      },
      fields: [
        configEntries('general', 'General', 'For every screen. Most entries belong here.'),
        configEntries('desktop', 'Desktop', 'For wide screens, and for phones too while the Phone list is empty.'),
        configEntries('mobile', 'Phone', 'For phones. Empty: phones show what desktop shows.'),
      ],
    },
    liveField,
    languagesField,
    {
      name: 'page',
      label: 'Page',
      type: 'relationship',
      relationTo: 'pages',
      index: true,
      admin: {
        position: 'sidebar',
        allowCreate: false,
        description:
          'Where it stands. Empty: it is shown only where another component links to it. "footer" stands under every page, "provider-page" under every provider page.',
      },
    },
    {
      ...flagField('enabled', 'Switched on', ''),
      admin: { position: 'sidebar', description: 'Cleared: nobody sees it, whatever the rest says.' },
    },
    {
      ...flagField('withAuth', 'For players', 'Shown to visitors who are signed in.'),
      admin: { position: 'sidebar', description: 'Shown to visitors who are signed in.' },
    },
    {
      ...flagField('withoutAuth', 'For guests', 'Shown to visitors who are not signed in.'),
      admin: { position: 'sidebar', description: 'Shown to visitors who are not signed in.' },
    },
    {
      type: 'row',
      fields: [
        orderField(
          'order',
          'Order',
          'Place on the page for players who are signed in; smaller stands higher. Easier by dragging, on the page itself.',
        ),
        orderField(
          'orderNonAuth',
          'Order for guests',
          'Place for visitors who are not signed in; smaller stands higher.',
        ),
      ],
    },
    { type: 'row', fields: windowFields() },
  ],
};
