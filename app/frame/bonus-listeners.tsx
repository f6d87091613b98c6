'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { BonusEndListener } from '@/features/bonuses/active/components/bonus-end-listener';
import { BonusListener } from '@/features/bonuses/active/components/bonus-listener';
import { OfferListener } from '@/features/bonuses/offers/components/offer-listener';
import { ReceivedBonusListener } from '@/features/bonuses/received/components/received-bonus-listener';
import { useWheelMotion } from '@/features/wheel/store';
import { useHere } from '@/lib/navigation/current-place';
import { openCashbox } from '@/lib/navigation/open-cashbox';
import { localePath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';
import { ModalRequest } from '../modals/modal-request';

/** What is to be said about a player's bonus over any page is asked for in the queue of modals. */
export function BonusListeners() {
  const router = useRouter();
  const locale = useLocale();
  const turning = useWheelMotion((motion) => motion.turning);
  const here = useHere();
  return (
    <>
      <BonusEndListener />
      <OfferListener isMain={here === routes.main()} />
      <BonusListener
        onDeposit={(depositAmount) => openCashbox({ action: 'deposit', depositAmount })}
        onRating={() => router.push(localePath(locale, routes.profile('rating')))}
        otherwise={
          <ReceivedBonusListener
            quiet={turning}
            show={(received, onClose) => (
              <ModalRequest
                key={received.id}
                kind="record-received"
                request={{ received, onClose }}
                turn="record-received"
              />
            )}
          />
        }
        show={(notice) =>
          notice.kind === 'received' ? (
            <ModalRequest key="received" kind="bonus-received" request={notice} turn="bonus-received" />
          ) : (
            <ModalRequest key="warning" kind="bonus-warning" request={notice} turn="at-once" />
          )
        }
      />
    </>
  );
}
