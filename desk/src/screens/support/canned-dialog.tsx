'use client';
import { tell } from '@desk/components/feedback/tell';
import { TextArea } from '@desk/components/form/text-area';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useAct } from '@desk/lib/query/use-act';
import { CHAT_MESSAGE_MAX } from '@kozyr/contracts/chat';
import { LOCALES } from '@kozyr/contracts/locales';
import * as canned from '@kozyr/contracts/operator/canned-answers';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRefusal } from './use-refusal';

const EMPTY = { uk: '', ru: '', en: '', kk: '' };

/** Writes a new canned answer, or changes one. @param answer null: a new one */
export function CannedDialog({ answer, onClose }: { answer: canned.CannedAnswer | null; onClose: () => void }) {
  const t = useTranslations('support.canned');
  const words = useTranslations('ui.dialog');
  const locales = useTranslations('support.player.locale');
  const explain = useRefusal();
  const [key, setKey] = useState(answer?.key ?? '');
  const [title, setTitle] = useState(answer?.title ?? '');
  const [texts, setTexts] = useState<canned.CannedTexts>(answer?.texts ?? EMPTY);
  const add = useAct(canned.addCannedAnswer, [canned.listCannedAnswers]);
  const change = useAct(canned.changeCannedAnswer, [canned.listCannedAnswers]);
  const save = async () => {
    if (answer)
      await change.mutateAsync({ params: { key: answer.key }, body: { title, texts, version: answer.version } });
    else await add.mutateAsync({ body: { key, title, texts } });
    tell(t('saved'));
  };
  return (
    <ActDialog
      open
      wide
      title={answer ? t('changeOne', { key: answer.key }) : t('add')}
      description={t('placeholders', { names: canned.CANNED_VARIABLES.map((name) => `{{${name}}}`).join(', ') })}
      words={{ close: words('close'), cancel: words('cancel'), submit: t('save') }}
      explain={explain}
      onClose={onClose}
      onSubmit={save}
    >
      {!answer && (
        <TextField label={t('key')} hint={t('keyHint')} value={key} onChange={({ target }) => setKey(target.value)} />
      )}
      <TextField label={t('title')} value={title} maxLength={80} onChange={({ target }) => setTitle(target.value)} />
      {LOCALES.map((locale) => (
        <TextArea
          key={locale}
          lang={locale}
          label={t('textIn', { language: locales(locale) })}
          value={texts[locale]}
          maxLength={CHAT_MESSAGE_MAX}
          onChange={({ target }) => setTexts({ ...texts, [locale]: target.value })}
        />
      ))}
    </ActDialog>
  );
}
