'use client';
import { Button } from '@desk/components/form/button';
import { List } from '@desk/components/list/list';
import { PageHead } from '@desk/components/record/page-head';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useRoleName } from '@desk/lib/own/use-role-name';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { listOperators } from '@kozyr/contracts/operator/operators';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { DisableDialog } from './disable-dialog';
import { InviteAgainDialog } from './invite-again-dialog';
import { InviteDialog } from './invite-dialog';
import { type Invitation, LinkDialog } from './link-dialog';
import { OPERATOR_STATES, operatorsAsked, rolesHeld } from './operator-rows';
import { RoleDialog } from './role-dialog';
import { useOperatorColumns } from './use-operator-columns';

/** What is open above the list: one thing at a time. */
type Open =
  | { what: 'invite' }
  | { what: 'again'; name: string }
  | { what: 'disable'; name: string }
  | { what: 'role'; name: string }
  | { what: 'link'; invitation: Invitation };

/** Everybody who works at the desk or by a key: who invited them, how they sign in, and the way to invite and to end. */
export function OperatorsScreen() {
  const t = useTranslations('operators');
  const roleName = useRoleName();
  const words = useListWords();
  const explain = useExplain();
  const [asked] = useAddress();
  const [open, setOpen] = useState<Open | null>(null);
  const read = useInfiniteQuery(pagesQuery(listOperators, {}, () => call(listOperators, {})));
  const data = read.data && {
    pages: read.data.pages.map(({ items }) => ({ items: operatorsAsked(items, asked) })),
  };
  const columns = useOperatorColumns({
    onInviteAgain: useCallback((name: string) => setOpen({ what: 'again', name }), []),
    onDisable: useCallback((name: string) => setOpen({ what: 'disable', name }), []),
    onSetRole: useCallback((name: string) => setOpen({ what: 'role', name }), []),
  });
  // A dialog closes itself once its act is done: the link that came of it stays open.
  const close = () => setOpen((now) => (now?.what === 'link' ? now : null));
  const onInvited = (invitation: Invitation) => setOpen({ what: 'link', invitation });
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        actions={
          <Button look="action" onClick={() => setOpen({ what: 'invite' })}>
            {t('invite')}
          </Button>
        }
      />
      <List
        name="operators"
        title={t('title')}
        columns={columns}
        filters={[
          { name: 'q', label: t('filter.q'), kind: 'search' },
          {
            name: 'role',
            label: t('filter.role'),
            kind: 'choice',
            options: rolesHeld(read.data?.pages[0]?.items ?? []).map((value) => ({ value, label: roleName(value) })),
          },
          {
            name: 'state',
            label: t('filter.state'),
            kind: 'choice',
            options: OPERATOR_STATES.map((value) => ({ value, label: t(`signsIn.${value}`) })),
          },
        ]}
        data={{ ...read, data }}
        rowKey={({ id }) => id}
        explain={explain}
        words={words}
      />
      <InviteDialog open={open?.what === 'invite'} onClose={close} onInvited={onInvited} />
      {open?.what === 'again' && <InviteAgainDialog name={open.name} onClose={close} onInvited={onInvited} />}
      {open?.what === 'disable' && <DisableDialog name={open.name} onClose={close} />}
      {open?.what === 'role' && <RoleDialog name={open.name} onClose={close} />}
      {open?.what === 'link' && <LinkDialog invitation={open.invitation} onClose={() => setOpen(null)} />}
    </div>
  );
}
