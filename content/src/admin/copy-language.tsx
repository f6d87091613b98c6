'use client';

import {
  Button,
  CheckboxInput,
  Drawer,
  SelectInput,
  toast,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useLocale,
  useModal,
} from '@payloadcms/ui';
import { useState } from 'react';
import { callApi } from './call-api';

const DRAWER = 'copy-language';

const LANGUAGES = [
  { value: 'ua', label: 'Українська' },
  { value: 'ru', label: 'Русский' },
  { value: 'en', label: 'English' },
  { value: 'kz', label: 'Қазақша' },
];

function chosen(option: unknown): string | undefined {
  return typeof option === 'object' && option !== null && 'value' in option ? String(option.value) : undefined;
}

/** "Copy a language" in the edit view: fills one language with the texts of another, as a draft. */
export function CopyLanguage() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { code } = useLocale();
  const { toggleModal } = useModal();
  const modified = useFormModified();
  const [from, setFrom] = useState('ru');
  const [to, setTo] = useState(code === 'ru' ? 'ua' : code);
  const [overwrite, setOverwrite] = useState(false);
  const [copying, setCopying] = useState(false);
  if (id === undefined || !collectionSlug) return null;

  const open = () => {
    if (modified) toast.info('Your last words are still being saved: try again in a moment.');
    else toggleModal(DRAWER);
  };

  const copy = async () => {
    setCopying(true);
    try {
      const answer = await callApi(`${config.routes.api}/${collectionSlug}/${id}/copy-language`, {
        from,
        to,
        overwrite,
      });
      const copied = typeof answer === 'object' && answer !== null && 'copied' in answer ? Number(answer.copied) : 0;
      if (copied > 0) {
        // The form holds the old texts of the other language; a load is the sure way to the new ones.
        window.location.assign(`${window.location.pathname}?locale=${to}`);
        return;
      }
      toast.info(overwrite ? 'There was nothing to copy.' : 'Nothing is empty there. Tick "Overwrite" to copy anyway.');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    setCopying(false);
  };

  return (
    <>
      <Button buttonStyle="secondary" size="medium" onClick={open} id="copy-language" margin={false}>
        Copy a language
      </Button>
      <Drawer slug={DRAWER} title="Copy a language">
        <div style={{ display: 'grid', gap: 20, maxWidth: 480 }}>
          <p style={{ margin: 0 }}>
            Copies every text of one language into another and saves that as a draft. Translate it there before it is
            published.
          </p>
          <SelectInput
            path="copy-from"
            name="copy-from"
            label="From"
            options={LANGUAGES}
            value={from}
            isClearable={false}
            onChange={(option) => setFrom(chosen(option) ?? from)}
          />
          <SelectInput
            path="copy-to"
            name="copy-to"
            label="Into"
            options={LANGUAGES}
            value={to}
            isClearable={false}
            onChange={(option) => setTo(chosen(option) ?? to)}
          />
          <CheckboxInput
            id="copy-overwrite"
            name="copy-overwrite"
            label="Overwrite texts that are already there"
            checked={overwrite}
            onToggle={() => setOverwrite(!overwrite)}
          />
          <div>
            <Button onClick={copy} disabled={copying || from === to} id="copy-language-go">
              {copying ? 'Copying …' : 'Copy'}
            </Button>
          </div>
        </div>
      </Drawer>
    </>
  );
}
