'use client';

import { useTranslations } from 'next-intl';
import { CardFan } from '@/components/display/card-fan';
import { Icon } from '@/components/display/icon';
import { PlayingCard } from '@/components/display/playing-card';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { authAsked } from '@/features/account/store';

type NoticeProps = { texts: ModalTexts; onClose: () => void };

/** What guests see instead of what needs an account (spec §6). `onSignIn` runs before they go on to it. */
export function NeedToRegisterModal({
  texts,
  onSignIn,
  onClose,
}: NoticeProps & { onSignIn?: (() => void) | undefined }) {
  const t = useTranslations('modals.register');
  const open = (dialog: 'register' | 'login') => () => {
    onSignIn?.();
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
