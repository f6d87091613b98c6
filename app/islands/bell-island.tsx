'use client';

import { AppLink } from '@/components/controls/app-link';
import { latePart } from '@/lib/late-part';
import { routes } from '@/lib/routes/routes';
import { inServerData } from './island';

/** The bell of the header, a link to the centre until it is here. On its own: no guest loads a letter of it. */
export const BellIsland = latePart(
  () => inServerData(import('../frame/member-parts').then(({ memberParts }) => memberParts.NotificationBell)),
  ({ label, icon, className }) => (
    <AppLink href={routes.profile('notifications')} prefetch={false} aria-label={label} data-bell className={className}>
      {icon}
    </AppLink>
  ),
);
