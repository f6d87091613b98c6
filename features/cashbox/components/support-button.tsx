'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { withModal } from '@/lib/navigation/modal-address';

/** Opens the support over whatever the reader sees; closing it leads back there. */
export function SupportButton() {
  const t = useTranslations('cashbox');
  const open = () => {
    const { pathname, search, hash } = window.location;
    window.history.pushState(null, '', withModal(`${pathname}${search}${hash}`, 'support'));
  };
  return <Button onClick={open}>{t('support')}</Button>;
}
