'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { callForFile } from '@desk/lib/call-file';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { getIdentityPicture, type OperatorIdentityCheckDetail } from '@kozyr/contracts/operator/identity';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

type Props = { check: string; picture: OperatorIdentityCheckDetail['pictures'][number] };

/** A picture of a check. It is asked for by a press alone, for each look is written down, and is gone from the browser with the page. */
export function PictureView({ check, picture: { side, size, width, height } }: Props) {
  const t = useTranslations('identity.picture');
  const format = useFormatter();
  const explain = useExplain();
  const [address, setAddress] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [whole, setWhole] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);
  const show = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const file = await callForFile(getIdentityPicture, { params: { id: check, side } });
      if (!gone.current) setAddress(URL.createObjectURL(file));
    } catch (error) {
      setProblem(explain(error));
    }
    setBusy(false);
  };
  return (
    <figure className="flex flex-col gap-2 border-hairline border-b pb-3 last:border-b-0 last:pb-0">
      <figcaption className="flex flex-wrap items-center gap-2">
        <span className="flex-1">
          <span className="font-medium">{t(`side.${side}`)}</span>{' '}
          <span className="text-muted text-sm">
            {t('size', { width, height, kilobytes: format.number(Math.ceil(size / 1024)) })}
          </span>
        </span>
        {address !== null && (
          <Button look="quiet" aria-pressed={whole} onClick={() => setWhole(!whole)}>
            {t('whole')}
          </Button>
        )}
        <Button busy={busy} onClick={address === null ? show : () => setAddress(null)}>
          {t(address === null ? 'show' : 'hide', { side: t(`side.${side}`) })}
        </Button>
      </figcaption>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {address !== null && (
        <section
          aria-label={t(`side.${side}`)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture in its whole size is scrolled by keys
          tabIndex={0}
          className="max-h-[80dvh] overflow-auto rounded-card bg-raised"
        >
          {/** biome-ignore lint/performance/noImgElement: it lives in this page alone, and nothing may keep or resize it */}
          <img
            src={address}
            alt={t('alt', { side: t(`side.${side}`) })}
            className={whole ? 'max-w-none' : 'mx-auto max-h-[75dvh] max-w-full object-contain'}
          />
        </section>
      )}
    </figure>
  );
}
