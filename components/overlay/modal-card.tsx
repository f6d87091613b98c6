'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RichText } from '../display/rich-text';
import { DialogFrame } from './dialog-frame';
import { ModalActions } from './modal-actions';
import { ModalSkeleton } from './modal-skeleton';
import { ModalStage, type ModalTone } from './modal-stage';
import type { ModalAction, ModalTexts } from './modal-texts';
import { ScrollPart } from './scroll-part';

/** Text in the middle, lists as one block with their marks beside them. */
const PROSE = 'text-pretty text-muted [&_:is(ul,ol)]:mx-auto [&_:is(ul,ol)]:w-fit [&_:is(ul,ol)]:text-left';

/** An amount stands on one line of 343 px, however many digits it has. */
function sizeOf(amount: ReactNode): string {
  const length = typeof amount === 'string' ? amount.length : 0;
  if (length > 15) return 'text-2xl';
  return length > 11 ? 'text-3xl' : 'text-4xl';
}

/**
 * The one frame of the modal family: art on a lit table, then eyebrow, title, big amount, texts, what the modal is about
 * (`children`), a note and up to two buttons, the first of them gold. 343 px wide, a bottom sheet below 768 (spec §9).
 * `texts` are the editor's: a skeleton stands for them while they load, and `title` and `body`, our own, where there are
 * none. An editor's `action` renames the first button.
 */
export function ModalCard({
  open = true,
  onClose,
  texts = {},
  art,
  tone = 'gold',
  eyebrow,
  title,
  amount,
  body,
  note,
  actions = [],
  dismissible = true,
  children,
}: {
  open?: boolean;
  onClose: () => void;
  texts?: ModalTexts;
  art?: ReactNode;
  tone?: ModalTone;
  eyebrow?: ReactNode;
  title: string;
  amount?: ReactNode;
  body?: ReactNode;
  note?: ReactNode;
  actions?: readonly [] | readonly [ModalAction] | readonly [ModalAction, ModalAction];
  dismissible?: boolean;
  children?: ReactNode;
}) {
  const t = useTranslations('ui');
  const picture = texts.image;
  return (
    <DialogFrame open={open} onOpenChange={(next) => !next && onClose()} width="narrow" dismissible={dismissible}>
      <ScrollPart>
        {(art || picture) && (
          <ModalStage tone={tone}>
            {picture ? (
              // biome-ignore lint/performance/noImgElement: the content service scales what editors upload
              <img
                src={picture.src}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                className="size-full object-cover"
              />
            ) : (
              art
            )}
          </ModalStage>
        )}
        <div className="flex flex-col items-center gap-3 px-6 pt-5 pb-1 text-center">
          {texts.loading ? (
            <>
              <Radix.Title className="sr-only">{title}</Radix.Title>
              <ModalSkeleton label={t('loading')} amount={Boolean(amount)} />
            </>
          ) : (
            <>
              {eyebrow && <p className="font-medium text-muted text-xs uppercase tracking-[0.08em]">{eyebrow}</p>}
              <Radix.Title className="text-balance font-display font-semibold text-xl leading-tight">
                {texts.header ?? title}
              </Radix.Title>
              {amount && (
                <p
                  className={`foil-text whitespace-nowrap font-bold font-display tabular leading-tight tracking-tight ${sizeOf(amount)}`}
                >
                  {amount}
                </p>
              )}
              {texts.description && <RichText html={texts.description} className={PROSE} />}
              {texts.body ? (
                <RichText html={texts.body} className={PROSE} />
              ) : (
                body && <div className="text-pretty text-muted">{body}</div>
              )}
            </>
          )}
          {children && <div className="w-full pt-1">{children}</div>}
          {note && !texts.loading && <p className="text-muted text-sm">{note}</p>}
        </div>
      </ScrollPart>
      <ModalActions actions={actions} texts={texts} />
    </DialogFrame>
  );
}
