'use client';
import type { ListColumn } from '@desk/components/list/columns';
import type { Operator } from '@kozyr/contracts/operator/operators';
import { useTranslations } from 'next-intl';
import { createElement, useMemo } from 'react';
import { OperatorCell } from './operator-cell';

const COLUMNS = ['name', 'role', 'signsIn', 'lastUsed', 'addedBy', 'added', 'acts'] as const;
export type OperatorColumn = (typeof COLUMNS)[number];
export type OperatorActs = { onInviteAgain: (name: string) => void; onDisable: (name: string) => void };

/** The columns of the list of operators. */
export function useOperatorColumns({ onInviteAgain, onDisable }: OperatorActs): ListColumn<Operator>[] {
  const t = useTranslations('operators.column');
  return useMemo(
    () =>
      COLUMNS.map((id) => ({
        id,
        title: t(id),
        cell: (of) => createElement(OperatorCell, { column: id, of, acts: { onInviteAgain, onDisable } }),
      })),
    [t, onInviteAgain, onDisable],
  );
}
