import type { ArrayField, Field } from 'payload';

const BREAKPOINTS = [
  { label: 'Phone', value: 'mobile' },
  { label: 'Tablet', value: 'tablet' },
  { label: 'Desktop', value: 'desktop' },
];

type Sibling = { kind?: string };

function entryFields(breakpoint: 'mobile' | 'desktop'): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'key',
          label: 'Key',
          type: 'text',
          required: true,
          admin: {
            width: '40%',
            description: 'The name the block looks for, e.g. href, action-label, limit, slide. Listed under its type.',
          },
        },
        {
          name: 'kind',
          label: 'Holds',
          type: 'select',
          required: true,
          defaultValue: 'text',
          options: [
            { label: 'A text or number', value: 'text' },
            { label: 'Another component', value: 'component' },
            { label: 'An image', value: 'image' },
          ],
          admin: { width: '30%', description: 'What stands in this entry.' },
        },
        {
          name: 'breakpoint',
          label: 'Screen',
          type: 'select',
          required: true,
          defaultValue: breakpoint,
          options: BREAKPOINTS,
          admin: {
            width: '30%',
            description: 'Which screens of this list it is meant for. When in doubt, leave it.',
          },
        },
      ],
    },
    {
      name: 'value',
      label: 'Value',
      type: 'text',
      localized: true,
      admin: {
        condition: (_, sibling: Sibling) => sibling.kind === 'text',
        description:
          'A value per language; empty shows the Russian one, so numbers and addresses need to be entered once, in Russian. Addresses start with / and carry no language.',
      },
    },
    {
      name: 'component',
      label: 'Component',
      type: 'relationship',
      relationTo: 'components',
      admin: {
        condition: (_, sibling: Sibling) => sibling.kind === 'component',
        description: 'Left out on the site while that component is disabled, unpublished or outside its dates.',
      },
      validate: (value: unknown, { siblingData }: { siblingData: Sibling }) =>
        siblingData.kind !== 'component' || value ? true : 'Choose the component this entry links to.',
    },
    {
      name: 'image',
      label: 'Image',
      type: 'upload',
      relationTo: 'media',
      admin: {
        condition: (_, sibling: Sibling) => sibling.kind === 'image',
        description: 'Its description is read aloud to those who cannot see it.',
      },
      validate: (value: unknown, { siblingData }: { siblingData: Sibling }) =>
        siblingData.kind !== 'image' || value ? true : 'Choose the image this entry shows.',
    },
  ];
}

/** One list of config entries of a component (spec §3). */
export function configEntries(name: 'general' | 'desktop' | 'mobile', label: string, description: string): ArrayField {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Entry', plural: 'Entries' },
    admin: {
      description,
      initCollapsed: true,
      components: { RowLabel: '/admin/config-row-label#ConfigRowLabel' },
    },
    fields: entryFields(name === 'mobile' ? 'mobile' : 'desktop'),
  };
}
