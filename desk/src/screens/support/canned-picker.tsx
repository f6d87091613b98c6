'use client';
import type { Locale } from '@kozyr/contracts/locales';
import type { CannedAnswer } from '@kozyr/contracts/operator/canned-answers';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';

type Props = {
  id: string;
  offered: readonly CannedAnswer[];
  chosen: CannedAnswer | undefined;
  locale: Locale;
  onChoose: (answer: CannedAnswer) => void;
};

/** Canned answers that fit what was typed after the slash; the keys stay in the text, arrows go through them. */
export function CannedPicker({ id, offered, chosen, locale, onChoose }: Props) {
  const t = useTranslations('support.composer');
  return (
    <div className="absolute inset-x-3 bottom-full z-10 max-h-64 overflow-y-auto rounded-card border border-hairline bg-surface shadow-soft">
      {offered.length === 0 && (
        <p role="status" className="px-3 py-2 text-muted text-sm">
          {t('noneFits')}
        </p>
      )}
      <div id={id} role="listbox" aria-label={t('canned')}>
        {offered.map((answer) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text it stands above
          <div
            key={answer.key}
            id={`${id}-${answer.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={answer.key === chosen?.key}
            onClick={() => onChoose(answer)}
            className={clsx(
              'flex cursor-pointer flex-col gap-0.5 px-3 py-2',
              answer.key === chosen?.key ? 'bg-pressed' : 'hover:bg-raised',
            )}
          >
            <span>
              <span className="font-code text-link">/{answer.key}</span> {answer.title}
            </span>
            <span className="truncate text-muted text-sm">{answer.texts[locale]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
