'use client';

import { inPageTexts } from '@/lib/i18n/in-page-texts';
import { usePageWords } from '@/lib/i18n/page-words';
import { latePart } from '@/lib/late-part';

/** The same without what has to be fetched: what broke may be the line. Its words have no blanks, so they are read as they are. */
function PlainError({ reset }: { reset: () => void }) {
  const { crash, ui } = usePageWords().messages;
  const say = (texts: typeof crash, key: string) =>
    typeof texts === 'object' && typeof texts[key] === 'string' ? texts[key] : '';
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-8 text-center">
      <p className="font-semibold text-lg">{say(crash, 'title')}</p>
      <p className="text-muted">{say(crash, 'text')}</p>
      <button type="button" onClick={reset} className="h-11 rounded-control bg-surface-2 px-4 font-semibold">
        {say(ui, 'retry')}
      </button>
    </div>
  );
}

/** A page that broke while being shown. */
const PageError = latePart(() =>
  inPageTexts(import('@/app/frame/page-error').then((module) => module.PageError)).catch(() => PlainError),
);

export default PageError;
