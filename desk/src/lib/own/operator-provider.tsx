'use client';
import type { Operator } from '@kozyr/contracts/operator/operators';
import { mayDo, type OperatorRole } from '@kozyr/contracts/operator/roles';
import { createContext, type ReactNode, useContext } from 'react';

const OwnOperator = createContext<Operator | null>(null);

/** Tells everything below who is signed in. */
export function OperatorProvider({ operator, children }: { operator: Operator; children: ReactNode }) {
  return <OwnOperator value={operator}>{children}</OwnOperator>;
}

/** Who is signed in. @throws Error outside of a page of the desk */
export function useOperator(): Operator {
  const operator = useContext(OwnOperator);
  if (!operator) throw new Error('No operator is signed in here.');
  return operator;
}

/** Whether who is signed in may do what asks for at least this role. The platform decides; this only shows and hides. */
export function useMay(role: OperatorRole): boolean {
  return mayDo(useOperator().role, role);
}
