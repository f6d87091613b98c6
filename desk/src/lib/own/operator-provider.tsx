'use client';
import type { OwnOperator as Own } from '@kozyr/contracts/operator/operators';
import { mayDo, type Permission } from '@kozyr/contracts/operator/permissions';
import { createContext, type ReactNode, useContext } from 'react';

const OwnOperator = createContext<Own | null>(null);

/** Tells everything below who is signed in. */
export function OperatorProvider({ operator, children }: { operator: Own; children: ReactNode }) {
  return <OwnOperator value={operator}>{children}</OwnOperator>;
}

/** Who is signed in, and what they may do. @throws Error outside of a page of the desk */
export function useOperator(): Own {
  const operator = useContext(OwnOperator);
  if (!operator) throw new Error('No operator is signed in here.');
  return operator;
}

/** Whether who is signed in is permitted this; null: whoever is signed in may. The platform decides; this only shows and hides. */
export function useMay(permission: Permission | null): boolean {
  return mayDo(useOperator(), permission);
}
