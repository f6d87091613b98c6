import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { previewComponent } from '../admin/preview';
import type { Component } from '../payload-types';
import { relatedId } from '../rest/reading';
import { announceComponent } from '../revalidate/announce';
import { EDITORS_ONLY } from './access';
import { COMPONENT_TYPES } from './component-types';
import { configEntries } from './config-entries';
import { checkSlug, flagField, imageField, orderField, richTextField, windowFields } from './fields';

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

/** The page in what the form sent: an id, or nothing. */
function pageOf(data: Partial<Component>): Component['page'] {
  return data.page;
}

/** Content component of spec §3: one block of a page, or a part that other components link to. */
export const components: CollectionConfig = {
  slug: 'components',
  labels: { singular: 'Component', plural: 'Components' },
  access: EDITORS_ONLY,
  admin: {
    group: 'Site',
    useAsTitle: 'key',
    pagination: { defaultLimit: 50 },
    preview: previewComponent,
    defaultColumns: ['key', 'type', 'page', 'order', 'enabled', '_status'],
    listSearchableFields: ['key'],
    description: 'The blocks of a page, in order. A component without a page is a part that others link to.',
  },
  defaultSort: ['page', 'order'],
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 30 },
  indexes: [{ fields: ['page', 'key'], unique: true }],
  hooks: announceComponent,
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
          admin: { description: 'Unique on its page. Names the block in links (#key) and in tests.' },
          validate: uniqueOnPage,
          hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
        },
        {
          name: 'type',
          label: 'Type',
          type: 'select',
          required: true,
          index: true,
          options: [...COMPONENT_TYPES],
          admin: { description: 'Chooses how the site draws it; in brackets, the config entries it reads.' },
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
        description: 'Shown in a sandboxed frame of its own: it can neither read the page nor the player.',
      },
      fields: [
        { name: 'body', label: 'Body (HTML)', type: 'textarea', localized: true, admin: { rows: 8 } },
        { name: 'css', label: 'CSS', type: 'textarea', admin: { rows: 6 } },
        { name: 'js', label: 'JavaScript', type: 'textarea', admin: { rows: 6 } },
      ],
    },
    {
      name: 'config',
      label: 'Config',
      type: 'group',
      fields: [
        configEntries('general', 'General', 'Valid on every screen.'),
        configEntries('desktop', 'Desktop', 'Valid on wide screens, and on phones too while the list below is empty.'),
        configEntries('mobile', 'Phone', 'Leave empty to show on phones what desktop shows.'),
      ],
    },
    {
      name: 'page',
      label: 'Page',
      type: 'relationship',
      relationTo: 'pages',
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Where it stands. Empty: it is shown only where another component links to it.',
      },
    },
    {
      ...flagField('enabled', 'Enabled', 'Cleared: nobody sees it, whatever the rest says.'),
      admin: { position: 'sidebar' },
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
        orderField('order', 'Order', 'Place on the page for players; smaller stands higher.'),
        orderField('orderNonAuth', 'Order for guests', 'Place on the page for visitors who are not signed in.'),
      ],
    },
    { type: 'row', fields: windowFields() },
  ],
};
