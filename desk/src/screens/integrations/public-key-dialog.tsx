'use client';
import { Dialog } from '@desk/components/overlay/dialog';
import type { IntegrationKey } from '@kozyr/contracts/operator/integrations';
import { useTranslations } from 'next-intl';

/** The public half of a pair, to be copied. */
export function PublicKeyDialog({ of: key, onClose }: { of: IntegrationKey; onClose: () => void }) {
  const t = useTranslations('integrations');
  const d = useTranslations('ui.dialog');
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('publicKey')}
      description={t(key.use === 'ours' ? 'publicKeyOurs' : 'publicKeyTheirs')}
      closeLabel={d('close')}
    >
      <pre className="select-all overflow-x-auto rounded-control bg-raised p-3 font-code text-xs">{key.public_key}</pre>
    </Dialog>
  );
}
