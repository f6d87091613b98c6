'use client';

import { useTranslations } from 'next-intl';
import { SocialLinks } from '@/components/layout/social-links';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { authAsked } from '@/features/account/store';
import type { Audience } from '@/lib/content/component-rules';
import { latePart } from '@/lib/late-part';

export type SupportChannel = { key: string; label: string; url: string };

const SupportPanel = latePart(() =>
  import('@/features/chat/components/support-panel').then((module) => module.SupportPanel),
);

/** Support with the channels that the content service names, and the way to log in. */
export function Support({
  texts,
  audience,
  channels,
  onClose,
}: {
  texts: ModalTexts;
  audience: Audience;
  channels: readonly SupportChannel[];
  onClose: () => void;
}) {
  const t = useTranslations('chat');
  return (
    <SupportPanel
      member={audience === 'member'}
      texts={texts}
      channels={channels.length > 0 && <SocialLinks label={t('channels')} links={channels} compact />}
      onLogIn={() => {
        onClose();
        authAsked('login');
      }}
      onClose={onClose}
    />
  );
}
