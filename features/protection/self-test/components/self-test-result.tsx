import { useTranslations } from 'next-intl';
import { Button, buttonVariants } from '@/components/controls/button';
import { ButtonLink } from '@/components/controls/button-link';
import { ModalLink } from '@/components/controls/modal-link';
import { routes } from '@/lib/routes/routes';
import type { Band } from '../rules';

/** What helps after the test, all of it a press away. */
export function SelfTestResult({ band, member, onAgain }: { band: Band; member: boolean; onAgain: () => void }) {
  const t = useTranslations('selfTest');
  const harmed = band === 'moderate' || band === 'high';
  return (
    <div className="flex flex-wrap gap-2">
      {member && harmed && (
        <ButtonLink href={`${routes.responsibleGaming()}#stop`} tone="gold">
          {t('toStop')}
        </ButtonLink>
      )}
      {member && (
        <ButtonLink href={`${routes.responsibleGaming()}#my-limits`} tone={harmed ? 'quiet' : 'gold'}>
          {t('toLimits')}
        </ButtonLink>
      )}
      {harmed && (
        <ModalLink modal="support" over={routes.responsibleGaming()} className={buttonVariants()}>
          {t('toSupport')}
        </ModalLink>
      )}
      <Button tone="ghost" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
}
