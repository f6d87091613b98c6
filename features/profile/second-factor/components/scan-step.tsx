'use client';

import type { SecondFactorSetup } from '@kozyr/contracts/second-factor';
import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/feedback/skeleton';
import { FactorForm } from '@/features/account/second-factor/components/factor-form';
import { latePart } from '@/lib/late-part';
import { CopyButton } from './copy-button';

const QrCode = latePart(
  () => import('./qr-code').then((module) => module.QrCode),
  () => <Skeleton className="size-52 self-center" />,
);

/** Gives the secret to the app, as a code to scan and as a key to type, and takes the first code that it shows. */
export function ScanStep({
  setup,
  onConfirm,
  onBack,
}: {
  setup: SecondFactorSetup;
  onConfirm: (code: string) => Promise<unknown>;
  onBack: () => void;
}) {
  const t = useTranslations('account.settings.factor');
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted text-sm">{t('scan')}</p>
      <QrCode text={setup.uri} label={t('qr')} />
      <a href={setup.uri} className="self-center text-sm underline underline-offset-4">
        {t('openApp')}
      </a>
      <div className="flex flex-col items-start gap-2">
        <p className="text-sm">
          <span className="text-muted">{t('key')}: </span>
          <code className="break-words font-text tabular">{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <CopyButton text={setup.secret}>{t('copyKey')}</CopyButton>
      </div>
      <FactorForm appOnly onConfirm={onConfirm} onBack={onBack} />
    </div>
  );
}
