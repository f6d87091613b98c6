'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { openModal } from '@/lib/navigation/open-modal';

/** Opens the support over whatever the reader sees; closing it leads back there. */
export function SupportButton() {
  const t = useTranslations('cashbox');
  return <Button onClick={() => openModal('support')}>{t('support')}</Button>;
}
