'use client';

import { useTranslations } from 'next-intl';
import { CardFan } from '@/components/display/card-fan';
import { EmblemCard } from '@/components/display/emblem-card';
import { Icon } from '@/components/display/icon';
import { PlayingCard } from '@/components/display/playing-card';
import { SocialLinks } from '@/components/layout/social-links';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { authAsked } from '@/features/account/store';

export type SupportChannel = { key: string; label: string; url: string };

type NoticeProps = { texts: ModalTexts; onClose: () => void };

/** What guests see instead of what needs an account (spec §6). */
export function NeedToRegisterModal({ texts, onClose }: NoticeProps) {
  const t = useTranslations('modals.register');
  const open = (dialog: 'register' | 'login') => () => {
    onClose();
    authAsked(dialog);
  };
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      art={
        <CardFan
          cards={[
            { key: 'left', content: <PlayingCard face="back" className="w-20" /> },
            {
              key: 'right',
              content: (
                <PlayingCard face="gold" className="w-20">
                  <Icon name="user" size={36} />
                </PlayingCard>
              ),
            },
          ]}
        />
      }
      title={t('title')}
      body={t('body')}
      actions={[
        { label: t('action'), onPress: open('register') },
        { label: t('logIn'), onPress: open('login') },
      ]}
    />
  );
}

/** The way to support: the channels that the content service names (the chat is one of them). */
export function SupportModal({ texts, channels, onClose }: NoticeProps & { channels: readonly SupportChannel[] }) {
  const t = useTranslations('modals.support');
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      tone="diamonds"
      art={
        <EmblemCard>
          <svg viewBox="0 0 48 48" width={52} height={52} aria-hidden>
            <path
              d="M10 9h28a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4H25l-9 7v-7h-6a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4Z"
              fill="none"
              stroke="currentColor"
              strokeWidth={2.25}
              strokeLinejoin="round"
            />
            <circle cx={16} cy={21.5} r={2.25} fill="currentColor" />
            <circle cx={24} cy={21.5} r={2.25} fill="currentColor" />
            <circle cx={32} cy={21.5} r={2.25} fill="currentColor" />
          </svg>
        </EmblemCard>
      }
      eyebrow={t('eyebrow')}
      title={t('title')}
      body={t('body')}
      actions={[{ label: t('action'), onPress: onClose }]}
    >
      {channels.length > 0 ? (
        <SocialLinks label={t('channels')} links={channels} />
      ) : (
        <p className="text-center text-muted text-sm">{t('none')}</p>
      )}
    </ModalCard>
  );
}

/** A part of the product that is not there yet. */
export function UnderDevelopmentModal({ texts, onClose }: NoticeProps) {
  const t = useTranslations('modals.underDevelopment');
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      tone="neutral"
      art={
        <CardFan
          cards={['one', 'two', 'three', 'four', 'five'].map((key) => ({
            key,
            content: <PlayingCard face="back" className="w-20" />,
          }))}
        />
      }
      title={t('title')}
      body={t('body')}
      actions={[{ label: t('action'), onPress: onClose }]}
    />
  );
}
