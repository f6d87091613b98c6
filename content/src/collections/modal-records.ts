import type { CollectionConfig } from 'payload';
import { announceModalRecord } from '../revalidate/announce';
import { MODAL_PARTS, modalPartOf } from '../rules/modal-keys';
import { DRAFTED } from './access';
import { COPY_BUTTON, copyEndpoints, draftedHooks } from './drafted';
import { imageField, richTextField } from './fields';
import { filterByOverview } from './list-filters';
import { languagesField, liveField } from './overview';

const BUTTONS = ['view-rating', 'make-deposit', 'make-withdrawal', 'okay-primary'];
const STATUSES = ['attention', 'error', 'warning', 'success', 'waiting_approval', 'prevention', 'prevention_activated'];

/** Modal content record of spec §3: one part of one modal, named by the end of its key. */
export const modalRecords: CollectionConfig = {
  slug: 'modal-records',
  labels: { singular: 'Modal text', plural: 'Modal texts' },
  access: DRAFTED,
  admin: {
    group: 'Messages',
    useAsTitle: 'key',
    pagination: { defaultLimit: 50 },
    defaultColumns: ['key', 'type', 'live', 'languages', 'updatedAt'],
    listSearchableFields: ['key', 'text'],
    baseFilter: filterByOverview('modal-records'),
    disableCopyToLocale: true,
    components: {
      beforeListTable: ['/admin/list-filters#ListFilters'],
      edit: { beforeDocumentControls: [COPY_BUTTON] },
    },
    description: 'What a status modal says. Its parts are records whose keys start with the modal’s key.',
  },
  versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 30 },
  hooks: draftedHooks('modal-records', announceModalRecord),
  endpoints: copyEndpoints('modal-records'),
  fields: [
    liveField,
    languagesField,
    {
      name: 'key',
      label: 'Key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 160,
      admin: {
        description: `The modal's key, then one of: ${MODAL_PARTS.map((part) => `-${part}`).join(', ')}. Example: unexpected-error-modal-body.`,
      },
      validate: (value: unknown) => {
        if (typeof value !== 'string' || value.includes('/')) return 'A key without slashes, please.';
        return modalPartOf(value) ? true : `Must end with ${MODAL_PARTS.map((part) => `-${part}`).join(', ')}.`;
      },
    },
    richTextField({
      rows: 5,
      description:
        'Text of this part; a button shows it as plain text. {{name}} is filled in by the site, e.g. {{min_rating}}.',
    }),
    imageField({ description: 'Optional picture, used with a body.' }),
    {
      name: 'type',
      label: 'Type',
      type: 'select',
      options: [
        ...STATUSES.map((value) => ({ value, label: `Status of a body: ${value}` })),
        ...BUTTONS.flatMap((value) => [
          { value, label: `Button: ${value}` },
          { value: `${value}-light`, label: `Button: ${value}, light` },
        ]),
      ],
      admin: { description: 'Of a body: the status of the modal. Of an action button: what it does.' },
      validate: (value: unknown, { siblingData }: { siblingData: { key?: string } }) => {
        if (!value) return true;
        const part = modalPartOf(siblingData.key ?? '');
        const isStatus = STATUSES.includes(String(value));
        if (part === 'body') return isStatus ? true : 'A body takes a status.';
        if (part === 'action-button') return isStatus ? 'An action button takes a button type.' : true;
        return 'Only a body or an action button has a type.';
      },
    },
  ],
};
