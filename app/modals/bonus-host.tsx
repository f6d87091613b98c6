'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { Suspense } from 'react';
import { NoticeTurn } from '@/components/overlay/notice-turn';
import { BonusListener } from '@/features/bonuses/active/components/bonus-listener';
import { OfferListener } from '@/features/bonuses/offers/components/offer-listener';
import { ReceivedBonusListener } from '@/features/bonuses/received/components/received-bonus-listener';
import { useWheelMotion } from '@/features/wheel/store';
import { openCashbox } from '@/lib/navigation/open-cashbox';
import { useHere } from '@/lib/navigation/use-here';
import { localePath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';
import { EditorTexts } from './modal-host-texts';
import { ModalMessages } from './modal-messages';

const BonusReceivedModal = dynamic(() =>
  import('@/features/bonuses/received/components/bonus-received-modal').then((module) => module.BonusReceivedModal),
);
const ReceivedNotice = dynamic(() =>
  import('@/features/bonuses/received/components/received-notice').then((module) => module.ReceivedNotice),
);
const BonusWarningModal = dynamic(() =>
  import('@/features/bonuses/active/components/bonus-warning-modal').then((module) => module.BonusWarningModal),
);

/** Which of the editors' texts a warning has. */
const TEXT_KEYS = {
  take: 'bonus-take',
  'cancel-active': 'bonus-cancel-active',
  expired: 'bonus-expired',
  'low-rating': 'bonus-low-rating',
  'make-deposit': 'bonus-make-deposit',
} as const;

/** What is said about a player's bonus over any page, with the ways on that the rest of the site has. */
export function BonusHost() {
  const router = useRouter();
  const locale = useLocale();
  const turning = useWheelMotion((motion) => motion.turning);
  const here = useHere();
  return (
    <>
      <OfferListener isMain={here === routes.main()} />
      <BonusListener
        onDeposit={(depositAmount) => openCashbox({ action: 'deposit', depositAmount })}
        onRating={() => router.push(localePath(locale, routes.profile('rating')))}
        otherwise={
          <ReceivedBonusListener
            quiet={turning}
            show={(received, onClose) => (
              <NoticeTurn kind="record-received" key={received.id}>
                <Suspense>
                  <ModalMessages>
                    <EditorTexts textKey={`bonus-received-${received.wallet}`}>
                      {(texts) => (
                        <ReceivedNotice
                          texts={texts}
                          received={received}
                          onAction={() => {
                            onClose();
                            if (received.label !== 'WheelFortune') return;
                            router.push(
                              localePath(locale, received.game_slug ? routes.game(received.game_slug) : routes.games()),
                            );
                          }}
                          onClose={onClose}
                        />
                      )}
                    </EditorTexts>
                  </ModalMessages>
                </Suspense>
              </NoticeTurn>
            )}
          />
        }
        show={(notice) => (
          <Suspense>
            <ModalMessages>
              {notice.kind === 'received' ? (
                <NoticeTurn kind="bonus-received">
                  <EditorTexts textKey="bonus-received" variables={{ bonus: notice.received.name }}>
                    {(texts) => (
                      <BonusReceivedModal
                        texts={texts}
                        bonus={notice.received}
                        onAction={() => {
                          notice.onClose();
                          if (notice.received.action === 'play') router.push(localePath(locale, routes.games()));
                        }}
                        onClose={notice.onClose}
                      />
                    )}
                  </EditorTexts>
                </NoticeTurn>
              ) : (
                <EditorTexts
                  textKey={TEXT_KEYS[notice.warning.kind]}
                  variables={
                    notice.warning.kind === 'low-rating'
                      ? { min_rating: String(notice.warning.minRating), rating: String(notice.warning.rating) }
                      : notice.warning.kind === 'make-deposit'
                        ? { depositAmount: notice.warning.amount }
                        : {}
                  }
                >
                  {(texts) => (
                    <BonusWarningModal
                      texts={texts}
                      warning={notice.warning}
                      onConfirm={notice.onConfirm}
                      onClose={notice.onClose}
                    />
                  )}
                </EditorTexts>
              )}
            </ModalMessages>
          </Suspense>
        )}
      />
    </>
  );
}
