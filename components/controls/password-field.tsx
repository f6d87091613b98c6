'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '../display/icon';
import { IconButton } from './icon-button';
import { TextField, type TextFieldProps } from './text-field';

/** A text field that toggles between hidden and visible (spec §4). */
export function PasswordField({ autoComplete = 'current-password', ...rest }: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useTranslations('ui');
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...rest}
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={<Icon name={visible ? 'eye-off' : 'eye'} size={20} />}
          label={visible ? t('hidePassword') : t('showPassword')}
          aria-pressed={visible}
          onClick={() => setVisible((was) => !was)}
        />
      }
    />
  );
}
