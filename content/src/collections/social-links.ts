import type { CollectionConfig } from 'payload';
import { announceSocialLinks } from '../revalidate/announce';
import { EDITORS_ONLY } from './access';
import { flagField, orderField, slugField } from './fields';

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** Links to the house's channels, shown in the footer and in the support menu. */
export const socialLinks: CollectionConfig = {
  slug: 'social-links',
  labels: { singular: 'Social link', plural: 'Social links' },
  access: EDITORS_ONLY,
  admin: {
    group: 'Site',
    useAsTitle: 'key',
    defaultColumns: ['key', 'label', 'url', 'order', 'enabled'],
    description: 'Channels shown in the footer. Saved means shown: these have no drafts.',
  },
  hooks: announceSocialLinks,
  fields: [
    slugField({ description: 'Chooses the icon: telegram, instagram, youtube, facebook, x, viber, whatsapp.' }),
    { name: 'label', label: 'Label', type: 'text', localized: true, required: true },
    {
      name: 'url',
      label: 'Address',
      type: 'text',
      required: true,
      validate: (value: unknown) => (isWebAddress(value) ? true : 'A full address that starts with https://, please.'),
    },
    orderField('order', 'Order', 'Smaller stands first.'),
    flagField('enabled', 'Enabled', 'Cleared: not shown.'),
  ],
};
