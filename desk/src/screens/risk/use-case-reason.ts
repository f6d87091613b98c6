'use client';
import { useTranslations } from 'next-intl';

/** Letters of what is written into a case, as the contract has it. */
const LETTERS = { min: 5, max: 1000 };

/** How the dialogs of a case ask for words. */
export function useCaseReason() {
  const t = useTranslations('risk.note');
  return { label: t('label'), hint: t('hint'), short: t('short'), ...LETTERS };
}
