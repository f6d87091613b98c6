'use client';
import { type ReactNode, useState } from 'react';
import { TextArea } from '../form/text-area';
import { ActDialog } from './act-dialog';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** The label of the reason, what to know of it, and what is said while it is too short. */
  reason: { label: string; hint?: string; short: string; min?: number; max?: number };
  words: { close: string; cancel: string; submit: string };
  danger?: boolean;
  onSubmit: (reason: string) => Promise<unknown>;
  explain: (error: unknown) => string;
  focusAfter?: () => HTMLElement | null;
  children?: ReactNode;
};

/** An act that wants a reason in words, which the audit log keeps. */
export function ReasonDialog({ reason, onSubmit, children, onClose, ...rest }: Props) {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const { min = 3, max = 500 } = reason;
  const isShort = typed.trim().length < min;
  const close = () => {
    setTyped('');
    setRefused(false);
    onClose();
  };
  return (
    <ActDialog
      {...rest}
      onClose={close}
      explain={(error) => (isShort ? reason.short : rest.explain(error))}
      onSubmit={async () => {
        setRefused(isShort);
        if (isShort) throw new Error('The reason is too short.');
        await onSubmit(typed.trim());
      }}
    >
      {children}
      <TextArea
        label={reason.label}
        hint={reason.hint}
        value={typed}
        maxLength={max}
        required
        aria-invalid={(refused && isShort) || undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ActDialog>
  );
}
