'use client';
import { Notice } from '@desk/components/feedback/notice';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { bindAtProvider, broughtFromProvider, refusedAs } from '@desk/lib/provider-window';
import { useAct } from '@desk/lib/query/use-act';
import { unbindOwnOidc } from '@kozyr/contracts/operator/own-oidc';
import { getOwnSignIn, type OwnSignIn } from '@kozyr/contracts/operator/own-sign-in';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

/** The operator's account at the sign-in provider, to be bound and unbound. */
export function ProviderPart({ provider: { name, bound_at } }: { provider: NonNullable<OwnSignIn['provider']> }) {
  const t = useTranslations('own.provider');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [unbinding, setUnbinding] = useState(false);
  const unbind = useAct(unbindOwnOidc, [getOwnSignIn]);
  useEffect(() => {
    const brought = broughtFromProvider(window.location.hash);
    if (!brought) return;
    window.history.replaceState(null, '', window.location.pathname);
    if ('refused' in brought) setProblem(explain(refusedAs(brought.refused)));
    else tell(t('bound'));
  }, [explain, t]);
  const bind = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await bindAtProvider();
    } catch (error) {
      setProblem(explain(error));
      setBusy(false);
    }
  };
  return (
    <Part title={t('title', { name })}>
      <div className="flex flex-col items-start gap-3">
        {problem && <Notice tone="bad">{problem}</Notice>}
        <p>{bound_at ? t.rich('boundSince', { at: () => <Moment at={bound_at} /> }) : t('none')}</p>
        {bound_at ? (
          <Button onClick={() => setUnbinding(true)}>{t('unbind')}</Button>
        ) : (
          <Button busy={busy} onClick={bind}>
            {t('bind')}
          </Button>
        )}
      </div>
      <ActDialog
        open={unbinding}
        danger
        title={t('unbindTitle')}
        description={t('unbindText', { name })}
        words={{ close: d('close'), cancel: d('cancel'), submit: t('unbind') }}
        explain={explain}
        onClose={() => setUnbinding(false)}
        onSubmit={async () => {
          await unbind.mutateAsync({});
          tell(t('unbound'));
        }}
      />
    </Part>
  );
}
