'use client';
import type { AuditEntry } from '@kozyr/contracts/operator/audit';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import * as z from 'zod/mini';

const texts = z.record(z.string(), z.string());
const ownTexts = z.object({ audit: z.object({ action: texts, subject: texts }) });

/** The words of the log in the operator's language. What has none yet is shown as the log has it. */
export function useAuditWords() {
  const t = useTranslations('audit');
  const locale = useLocale();
  const messages = useMessages();
  return useMemo(() => {
    const { action, subject } = ownTexts.parse(messages).audit;
    // Chromium does not know the order of Kazakh, and what a server has drawn must be what the browser draws.
    const order = new Intl.Collator(locale === 'kk' ? 'ru' : locale);
    const options = (of: Readonly<Record<string, string>>) =>
      Object.entries(of)
        .map(([value, label]) => ({ value, label }))
        .toSorted((a, b) => order.compare(a.label, b.label));
    return {
      action: (code: string) => action[code] ?? code,
      subject: (kind: string) => subject[kind] ?? kind,
      detail: (name: string) => (t.has(`detail.${name}`) ? t(`detail.${name}`) : name),
      actor: ({ kind, id, name }: AuditEntry['actor']) => name ?? `${t(`actor.${kind}`)} ${id}`,
      actions: options(action),
      subjects: options(subject),
    };
  }, [t, locale, messages]);
}
