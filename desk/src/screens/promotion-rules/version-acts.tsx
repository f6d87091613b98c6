'use client';
import { tell, tellProblem } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import { type PromotionVersion, savePromotionDraft } from '@kozyr/contracts/operator/promotion-settings';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DecideDialog, type Decision } from './decide-dialog';
import { ProposeDialog } from './propose-dialog';
import { STALE } from './stale';
import { useMayRule } from './use-may-rule';

/** What can be done with a version as it stands, by whoever may. */
export function VersionActs({ version }: { version: PromotionVersion }) {
  const t = useTranslations('promotions');
  const explain = useExplain();
  const router = useRouter();
  const mayPropose = useMayRule('promotions.propose', version.kind);
  const mayConfirm = useMayRule('promotions.confirm', version.kind);
  const begin = useAct(savePromotionDraft, STALE);
  const [open, setOpen] = useState<Decision | 'propose' | null>(null);
  if (!mayPropose && !mayConfirm) return null;
  const { state, kind } = version;
  const coming = state === 'CONFIRMED' && version.valid_from !== null && new Date(version.valid_from) > new Date();
  const onAgain = async () => {
    try {
      const draft = await begin.mutateAsync({ body: { rules: version.rules, based_on: version.version } });
      tell(t('told.drafted'));
      router.push(routes.promotionVersion(kind, draft.version));
    } catch (error) {
      tellProblem(explain(error));
    }
  };
  return (
    <>
      {mayPropose && state !== 'DRAFT' && (
        <Button busy={begin.isPending} onClick={onAgain}>
          {t('act.again')}
        </Button>
      )}
      {mayPropose && state === 'DRAFT' && <Button onClick={() => setOpen('delete')}>{t('act.delete')}</Button>}
      {mayPropose && (state === 'PROPOSED' || coming) && (
        <Button onClick={() => setOpen('withdraw')}>{t('act.withdraw')}</Button>
      )}
      {mayPropose && state === 'DRAFT' && (
        <Button look="action" onClick={() => setOpen('propose')}>
          {t('act.propose')}
        </Button>
      )}
      {mayConfirm && state === 'PROPOSED' && (
        <Button look="action" onClick={() => setOpen('confirm')}>
          {t('act.confirm')}
        </Button>
      )}
      {open === 'propose' && <ProposeDialog version={version} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'propose' && (
        <DecideDialog decision={open} version={version} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
