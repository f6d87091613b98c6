'use client';

import { type DocumentSide, PICTURE_TYPES } from '@kozyr/contracts/identity';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { buttonVariants } from '@/components/controls/button';
import { Icon } from '@/components/display/icon';
import { Progress } from '@/components/feedback/progress';
import { StatusMark } from '@/components/feedback/status-mark';
import { cn } from '@/lib/class-names';
import type { IdentityError } from '../errors';
import { PICTURE_LIMITS } from '../rules';

/** One picture of a document: choosing it, how much of it has left, what it looks like, and what was wrong with it. */
export function PictureField({
  side,
  shows,
  given,
  percent,
  problem,
  disabled,
  onChoose,
}: {
  side: DocumentSide;
  /** What is told of it: a paper has one side that matters. */
  shows: DocumentSide | 'paper';
  /** Whether the platform has it. */
  given: boolean;
  /** How much of it has left; null: it is not being sent. */
  percent: number | null;
  problem: IdentityError | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
}) {
  const t = useTranslations('identity');
  const id = useId();
  const [preview, setPreview] = useState<string>();
  // What was drawn of a file holds its bytes until it is let go.
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  const sending = percent !== null;
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-card bg-surface-2 p-4" data-side={side}>
      <div>
        <p className="font-semibold">{t(`sides.${shows}.title`)}</p>
        <p id={`${id}-hint`} className="text-muted text-sm">
          {t(`sides.${shows}.hint`)}
        </p>
      </div>
      {preview && (
        // biome-ignore lint/performance/noImgElement: a file of this device, which no server scales
        <img
          src={preview}
          alt={t('preview', { picture: t(`sides.${shows}.title`) })}
          className="max-h-52 w-full rounded-control bg-surface-1 object-contain"
        />
      )}
      {sending && <Progress value={percent} label={t('sending')} text={t('sent', { percent })} />}
      {problem ? (
        <p role="alert" id={`${id}-problem`} className="flex items-start gap-1.5 text-danger text-sm">
          <Icon name="error" size={18} className="mt-px" />
          {t(`error.${problem}`, PICTURE_LIMITS)}
        </p>
      ) : (
        given && !sending && <StatusMark tone="active">{t('given')}</StatusMark>
      )}
      <label
        className={cn(
          buttonVariants({ tone: given ? 'ghost' : 'quiet', size: 'small' }),
          'relative mt-auto cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-gold has-focus-visible:outline-offset-2',
        )}
      >
        <input
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
          disabled={disabled}
          className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be chosen again once it was mended.
            event.target.value = '';
            if (!file) return;
            setPreview(file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined);
            onChoose(file);
          }}
        />
        <span className="sr-only">{t(`sides.${shows}.title`)}: </span>
        {given ? t('chooseAnother') : t('choose')}
      </label>
    </div>
  );
}
