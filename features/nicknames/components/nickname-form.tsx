'use client';

import type { OwnName } from '@kozyr/contracts/nicknames';
import { NICKNAME_DAYS, NICKNAME_MAX, NICKNAME_MIN } from '@kozyr/contracts/nicknames';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '@/components/controls/submit-button';
import { TextField } from '@/components/controls/text-field';
import { notify } from '@/components/overlay/notify';
import { browserTimeZone, formatDate } from '@/lib/format/dates';
import { type NicknameError, nicknameError } from '../errors';
import { chooseNicknameMutation } from '../mutations';

/** The nickname, to be chosen or changed; until when it is kept stands where it can't be. */
export function NicknameForm({ name }: { name: OwnName }) {
  const t = useTranslations('nickname');
  const locale = useLocale();
  const choose = useMutation(chooseNicknameMutation);
  const [typed, setTyped] = useState(name.nickname ?? '');
  const [error, setError] = useState<NicknameError>();
  const bounds = { min: NICKNAME_MIN, max: NICKNAME_MAX, days: NICKNAME_DAYS };
  const from = name.changeable_at && formatDate(name.changeable_at, { locale, timeZone: browserTimeZone() });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (choose.isPending) return;
    setError(undefined);
    try {
      await choose.mutateAsync(typed);
      notify({ kind: 'success', message: t('saved'), id: 'nickname' });
    } catch (thrown) {
      setError(nicknameError(thrown));
    }
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <TextField
        label={t('label')}
        hint={from ? t('keptUntil', { date: from }) : t('hint', bounds)}
        error={error && t(`error.${error}`, bounds)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        readOnly={from !== null}
        maxLength={64}
        autoComplete="nickname"
        autoCapitalize="off"
        spellCheck={false}
      />
      {from === null && (
        <SubmitButton tone="quiet" pending={choose.isPending}>
          {name.nickname === null ? t('choose') : t('change')}
        </SubmitButton>
      )}
    </form>
  );
}
