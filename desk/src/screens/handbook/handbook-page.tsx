'use client';
import { buttonLook } from '@desk/components/form/button';
import { PageHead } from '@desk/components/record/page-head';
import { Part } from '@desk/components/record/part';
import { Link } from '@desk/lib/i18n/navigation';
import { useTranslations } from 'next-intl';
import { type BookName, bookAddress, CONTENTS, PLACES } from './books';

/** The handbook of one kind of work: the day in its order, each step with its place, what to look at and what never to do. */
export function HandbookPage({ name }: { name: BookName }) {
  const t = useTranslations('handbook');
  const place = useTranslations('shell.place');
  const { daily, ...counts } = CONTENTS[name];
  const steps = daily.map((to, at) => ({ to, step: `step${at + 1}` }));
  const lines = (part: keyof typeof counts) => Array.from({ length: counts[part] }, (_, at) => `line${at + 1}`);
  return (
    <article className="flex max-w-3xl flex-col gap-4">
      <PageHead
        title={t(`role.${name}`)}
        detail={t(`book.${name}.about`)}
        actions={
          <Link href={bookAddress()} className={buttonLook('quiet')}>
            {t('all')}
          </Link>
        }
      />
      <Part title={t('part.daily')}>
        <ol className="flex list-decimal flex-col gap-2 ps-5">
          {steps.map(({ to, step }) => (
            <li key={step}>
              <Link className="text-link underline underline-offset-2 hover:no-underline" href={PLACES[to]}>
                {place(to)}
              </Link>
              {': '}
              {t(`book.${name}.daily.${step}`)}
            </li>
          ))}
        </ol>
      </Part>
      {(['look', 'never', 'second'] as const).map((part) => (
        <Part key={part} title={t(`part.${part}`)}>
          <ul className="flex list-disc flex-col gap-2 ps-5">
            {lines(part).map((line) => (
              <li key={line}>{t(`book.${name}.${part}.${line}`)}</li>
            ))}
          </ul>
        </Part>
      ))}
      <p className="text-muted text-sm">{t('key')}</p>
    </article>
  );
}
