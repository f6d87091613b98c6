'use client';
import { Button, buttonLook } from '@desk/components/form/button';
import { Menu } from '@desk/components/list/menu';
import { Link } from '@desk/lib/i18n/navigation';
import { useOperator } from '@desk/lib/own/operator-provider';
import { routes } from '@desk/lib/routes';
import { mayDo, type Permission } from '@kozyr/contracts/operator/permissions';
import type { PlayerRecord } from '@kozyr/contracts/operator/player-record';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AdjustDialog } from './adjust-dialog';
import { ContactDialog } from './contact-dialog';
import { ExcludeDialog } from './exclude-dialog';
import type { Contacts } from './overview';
import { ReasonedAct } from './reasoned-act';
import { TagsDialog } from './tags-dialog';

type Act = 'suspend' | 'lift' | 'reset' | 'exclude' | 'adjust' | 'tags' | 'contact';
type Props = { of: PlayerRecord; onContacts: (contacts: Contacts) => void };

/** What may be done with a player by who is signed in; one dialog at a time. */
export function PlayerActs({ of, onContacts }: Props) {
  const t = useTranslations('players');
  const own = useOperator();
  const may = (permission: Permission) => mayDo(own, permission);
  const [asking, setAsking] = useState<Act | null>(null);
  const { id } = of;
  if (of.erased_at) return null;
  const suspended = of.state === 'suspended';
  const acts: readonly (readonly [Act, boolean])[] = [
    ['tags', may('players.note')],
    ['adjust', may('adjustments.propose')],
    ['exclude', may('players.protect')],
    ['reset', may('players.reset-factor') && of.second_factor !== null],
    ['suspend', may('players.suspend') && !suspended],
    ['lift', may('players.suspend') && suspended],
  ];
  const onClose = () => setAsking(null);
  return (
    <>
      {may('chat.answer') && (
        <Link href={routes.chatOf(id)} className={buttonLook()}>
          {t('act.chat')}
        </Link>
      )}
      {may('players.contact') && <Button onClick={() => setAsking('contact')}>{t('contact.open')}</Button>}
      <Menu label={t('act.menu')}>
        {acts
          .filter(([, open]) => open)
          .map(([act]) => (
            <Button key={act} look="quiet" className="justify-start!" onClick={() => setAsking(act)}>
              {t(`${act}.open`)}
            </Button>
          ))}
      </Menu>
      {asking === 'contact' && <ContactDialog id={id} onClose={onClose} onOpened={onContacts} />}
      {asking === 'tags' && <TagsDialog id={id} tags={of.tags} onClose={onClose} />}
      {asking === 'adjust' && <AdjustDialog id={id} currency={of.currency} onClose={onClose} />}
      {asking === 'exclude' && <ExcludeDialog id={id} onClose={onClose} />}
      {(asking === 'suspend' || asking === 'lift' || asking === 'reset') && (
        <ReasonedAct id={id} name={asking} onClose={onClose} />
      )}
    </>
  );
}
