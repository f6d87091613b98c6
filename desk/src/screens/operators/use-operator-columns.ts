'use client';
import type { ListColumn } from '@desk/components/list/columns';
import type { Operator } from '@kozyr/contracts/operator/operators';
import { useTranslations } from 'next-intl';
import { createElement, useMemo } from 'react';
import { OperatorCell } from './operator-cell';
import { OPERATOR_COLUMNS, type OperatorActs } from './operator-columns';

/** The columns of the list of operators. */
export function useOperatorColumns({ onInviteAgain, onDisable, onSetRole }: OperatorActs): ListColumn<Operator>[] {
  const t = useTranslations('operators.column');
  return useMemo(
    () =>
      OPERATOR_COLUMNS.map((id) => ({
        id,
        title: t(id),
        cell: (of) => createElement(OperatorCell, { column: id, of, acts: { onInviteAgain, onDisable, onSetRole } }),
      })),
    [t, onInviteAgain, onDisable, onSetRole],
  );
}
