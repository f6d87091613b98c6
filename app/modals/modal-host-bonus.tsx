'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { wageredClosed } from '@/features/bonuses/store';
import { firstDepositClosed, useFirstDeposit } from '@/features/cashbox/deposit/store';
import { formatMoney } from '@/lib/format/money';
import { latePart } from '@/lib/late-part';
import type { Modal } from '@/lib/modal-queue/modal-queue';
import { localePath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';
import { EditorTexts } from './modal-host-texts';

const BonusReceivedModal = latePart(() =>
  import('@/features/bonuses/received/components/bonus-received-modal').then((module) => module.BonusReceivedModal),
);
const ReceivedNotice = latePart(() =>
  import('@/features/bonuses/received/components/received-notice').then((module) => module.ReceivedNotice),
);
const BonusWageredModal = latePart(() =>
  import('@/features/bonuses/active/components/bonus-wagered-modal').then((module) => module.BonusWageredModal),
);
const BonusWarningModal = latePart(() =>
  import('@/features/bonuses/active/components/bonus-warning-modal').then((module) => module.BonusWarningModal),
);

type Warning = Extract<Modal, { kind: 'bonus-warning' }>['request']['warning'];

/** Which of the editors' texts a warning has. */
const TEXT_KEYS = {
  take: 'bonus-take',
  'cancel-active': 'bonus-cancel-active',
  expired: 'bonus-expired',
  'low-rating': 'bonus-low-rating',
  'make-deposit': 'bonus-make-deposit',
} as const satisfies Record<Warning['kind'], string>;

function variablesOf(warning: Warning): Record<string, string> {
  if (warning.kind === 'low-rating') return { min_rating: String(warning.minRating), rating: String(warning.rating) };
  return warning.kind === 'make-deposit' ? { depositAmount: warning.amount } : {};
}

/** What is said about a player's bonus, with the ways on that the rest of the site has. */
export function OwnBonusModal({
  modal,
}: {
  modal: Extract<Modal, { kind: 'bonus-warning' | 'bonus-received' | 'bonus-wagered' | 'record-received' }>;
}) {
  const router = useRouter();
  const locale = useLocale();
  const t = useTranslations('bonusModals.firstArrived');
  const first = useFirstDeposit(({ moment }) => moment);
  const goTo = (path: string) => router.push(localePath(locale, path));
  switch (modal.kind) {
    case 'bonus-warning': {
      const { warning, onConfirm, onClose } = modal.request;
      return (
        <EditorTexts textKey={TEXT_KEYS[warning.kind]} variables={variablesOf(warning)}>
          {(texts) => <BonusWarningModal texts={texts} warning={warning} onConfirm={onConfirm} onClose={onClose} />}
        </EditorTexts>
      );
    }
    case 'bonus-received': {
      const { received, onClose } = modal.request;
      // The first deposit and the bonus that came with it are one moment.
      const deposit = first?.bonus?.given ? first : null;
      const close = () => {
        onClose();
        if (deposit) firstDepositClosed();
      };
      return (
        <EditorTexts textKey="bonus-received" variables={{ bonus: received.name }}>
          {(texts) => (
            <BonusReceivedModal
              texts={texts}
              bonus={received}
              note={
                deposit ? t('with', { amount: formatMoney(deposit.amount, { currency: deposit.currency }) }) : undefined
              }
              onAction={() => {
                close();
                if (received.action === 'play') goTo(routes.games());
              }}
              onClose={close}
            />
          )}
        </EditorTexts>
      );
    }
    case 'bonus-wagered':
      return <BonusWageredModal bonus={modal.request} onClose={() => wageredClosed(modal.request)} />;
    case 'record-received': {
      const { received, onClose } = modal.request;
      return (
        <EditorTexts textKey={`bonus-received-${received.wallet}`}>
          {(texts) => (
            <ReceivedNotice
              texts={texts}
              received={received}
              onAction={() => {
                onClose();
                if (received.label !== 'WheelFortune') return;
                goTo(received.game_slug ? routes.game(received.game_slug) : routes.games());
              }}
              onClose={onClose}
            />
          )}
        </EditorTexts>
      );
    }
  }
}
