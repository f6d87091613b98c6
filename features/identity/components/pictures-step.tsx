'use client';

import type { DocumentSide, IdentityCheck } from '@kozyr/contracts/identity';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { Button } from '@/components/controls/button';
import { notify } from '@/components/overlay/notify';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { cn } from '@/lib/class-names';
import { type IdentityError, identityError } from '../errors';
import { sendPictureMutation, submitCheckMutation } from '../mutations';
import { fileProblem, PICTURE_LIMITS, sidesLeft } from '../rules';
import { PictureField } from './picture-field';

type Sending = { side: DocumentSide; percent: number };

/** The pictures that a document needs, sent one after the other, and handing the check over. */
export function PicturesStep({
  check,
  onDone,
  onBack,
}: {
  check: IdentityCheck;
  onDone: () => void;
  onBack: () => void;
}) {
  const t = useTranslations('identity');
  const send = useMutation(sendPictureMutation);
  const submit = useMutation(submitCheckMutation);
  const [sending, setSending] = useState<Sending | null>(null);
  const [problems, setProblems] = useState<Partial<Record<DocumentSide, IdentityError>>>({});
  // The newest answer: what the list of checks says comes a moment later.
  const known = send.data?.id === check.id ? send.data : check;
  const missing = sidesLeft(known);

  const choose = async (side: DocumentSide, file: File) => {
    const wrong = fileProblem(file);
    setProblems(({ [side]: _, ...others }) => (wrong ? { ...others, [side]: wrong } : others));
    if (wrong) return;
    setSending({ side, percent: 0 });
    try {
      await send.mutateAsync({ id: check.id, side, file, onProgress: (percent) => setSending({ side, percent }) });
    } catch (error) {
      setProblems((all) => ({ ...all, [side]: identityError(apiErrorCodeOf(error)) }));
    }
    setSending(null);
  };

  const handOver = async () => {
    try {
      await submit.mutateAsync(check.id);
      notify({ kind: 'success', message: t('handedOver'), id: 'identity' });
      onDone();
    } catch (error) {
      const told = identityError(apiErrorCodeOf(error));
      notify({ kind: 'error', message: t(`error.${told}`, PICTURE_LIMITS), id: 'identity' });
    }
  };

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted text-sm">{t('picturesLead', PICTURE_LIMITS)}</p>
      <div
        className={cn('grid gap-4', known.sides_needed.length === 3 ? 'desktop:grid-cols-3' : 'desktop:grid-cols-2')}
      >
        {known.sides_needed.map((side) => (
          <PictureField
            key={side}
            side={side}
            shows={known.level === 3 ? 'paper' : side}
            given={known.pictures.some((picture) => picture.side === side)}
            percent={sending?.side === side ? sending.percent : null}
            problem={problems[side]}
            disabled={sending !== null || submit.isPending}
            onChoose={(file) => choose(side, file)}
          />
        ))}
      </div>
      <p role="status" className="text-muted text-sm">
        {missing.length > 0 ? t('missing', { count: missing.length }) : t('allGiven')}
      </p>
      <AsyncButton tone="gold" wide disabled={missing.length > 0 || sending !== null} onClick={handOver}>
        {t('handOver')}
      </AsyncButton>
      <Button tone="ghost" size="small" className="self-center" onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  );
}
