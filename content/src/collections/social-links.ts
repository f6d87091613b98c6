import type { CollectionConfig } from 'payload';
import { announceSocialLinks } from '../revalidate/announce';
import { PUBLISHERS_WRITE } from './access';
import { flagField, orderField, slugField } from './fields';
import { languagesField, withOverview } from './overview';
import { publishersOnly } from './publishing';
import { together } from './together';

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && /^https:$/.test(new URL(value).protocol);
}

/** Links to the house's channels, shown in the footer and in the support menu. */
export const socialLinks: CollectionConfig = {
  slug: 'social-links',
  labels: { singular: 'Social link', plural: 'Social links' },
  access: PUBLISHERS_WRITE,
  admin: {
    group: 'Site',
    useAsTitle: 'key',
    disableCopyToLocale: true,
    defaultColumns: ['key', 'label', 'url', 'order', 'enabled', 'languages'],
    description: 'Channels shown in the footer and in the menu of support. Saved means shown, so publishers keep them.',
  },
  hooks: together(
    { beforeOperation: [publishersOnly('Links have no drafts: ask a publisher to change them.')] },
    announceSocialLinks,
    withOverview('social-links'),
  ),
  fields: [
    slugField({ description: 'Chooses the icon: telegram, instagram, youtube, facebook, x, viber, whatsapp.' }),
    {
      name: 'label',
      label: 'Label',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'What visitors read, e.g. Telegram. Empty in a language: the Russian one.' },
    },
    {
      name: 'url',
      label: 'Address',
      type: 'text',
      required: true,
      admin: { description: 'The full address of the channel, starting with https://.' },
      validate: (value: unknown) => (isWebAddress(value) ? true : 'A full address that starts with https://, please.'),
    },
    orderField('order', 'Order', 'Smaller stands first.'),
    flagField('enabled', 'Switched on', 'Cleared: not shown.'),
    languagesField,
  ],
};
