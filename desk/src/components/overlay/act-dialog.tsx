'use client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Notice } from '../feedback/notice';
import { Button } from '../form/button';
import { Dialog } from './dialog';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  words: { close: string; cancel: string; submit: string };
  danger?: boolean;
  wide?: boolean;
  /** Takes the place of a dialog that is open; see Dialog. */
  urgent?: boolean;
  /** Does the act. What it throws is explained and everything typed stays. */
  onSubmit: () => Promise<unknown>;
  explain: (error: unknown) => string;
  focusAfter?: () => HTMLElement | null;
  children?: ReactNode;
};

/** Asks for what an act needs, does it and closes; a refusal is shown where it was asked. */
export function ActDialog(props: Props) {
  const {
    open,
    onClose,
    title,
    description,
    words,
    danger = false,
    wide,
    urgent,
    onSubmit,
    explain,
    focusAfter,
  } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSubmit();
      close();
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      closeLabel={words.close}
      wide={wide}
      urgent={urgent}
      focusAfter={focusAfter}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {props.children}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <div className="flex justify-end gap-2">
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" look={danger ? 'danger' : 'action'} busy={busy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
