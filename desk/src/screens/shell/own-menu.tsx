'use client';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { call } from '@desk/lib/call';
import { Link, usePathname } from '@desk/lib/i18n/navigation';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useRoleName } from '@desk/lib/own/use-role-name';
import { routes } from '@desk/lib/routes';
import { readTheme, showTheme, type Theme } from '@desk/lib/theme';
import { LOCALES, type Locale } from '@kozyr/contracts/locales';
import { signOut } from '@kozyr/contracts/operator/own-sign-in';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

const NAMES: Readonly<Record<Locale, string>> = { uk: 'Українська', ru: 'Русский', en: 'English', kk: 'Қазақша' };

/** Who is signed in, their language, colours and way out. */
export function OwnMenu({ theme }: { theme: Theme | null }) {
  const t = useTranslations('shell.own');
  const w = useRoleName();
  const { name, role } = useOperator();
  const locale = useLocale();
  const path = usePathname();
  const [shown, setShown] = useState(theme);
  const leave = async () => {
    // Whoever is signed out already is out.
    await call(signOut, {}).catch(() => undefined);
    window.location.assign(`/${locale}${routes.signIn}`);
  };
  return (
    <div className="ms-auto flex items-center gap-2 desktop:ms-0 desktop:flex-col desktop:items-stretch">
      <Link href={routes.own} prefetch={false} className="rounded-control px-2 py-1 text-sm hover:bg-raised">
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted text-xs">{w(role)}</span>
      </Link>
      <div className="hidden flex-col gap-2 desktop:flex">
        <SelectField
          label={t('language')}
          value={locale}
          options={LOCALES.map((value) => ({ value, label: NAMES[value] }))}
          onChange={({ target }) => window.location.assign(`/${target.value}${path}${window.location.search}`)}
        />
        <SelectField
          label={t('colours')}
          value={shown ?? ''}
          options={[
            { value: '', label: t('system') },
            { value: 'dark', label: t('dark') },
            { value: 'light', label: t('light') },
          ]}
          onChange={({ target }) => {
            const chosen = readTheme(target.value);
            setShown(chosen);
            showTheme(chosen);
          }}
        />
      </div>
      <Button onClick={leave}>{t('signOut')}</Button>
    </div>
  );
}
