'use client';
import { Ago } from '@desk/components/ago';
import { Badge } from '@desk/components/feedback/badge';
import { tell, tellProblem } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { endOwnSession, getOwnSignIn, type OwnSignIn } from '@kozyr/contracts/operator/own-sign-in';
import { useTranslations } from 'next-intl';
import { browserName } from './browser-name';

/** Where the operator is signed in, each to be ended. */
export function SessionsPart({ sessions }: Pick<OwnSignIn, 'sessions'>) {
  const t = useTranslations('own.sessions');
  const explain = useExplain();
  const end = useAct(endOwnSession, [getOwnSignIn]);
  return (
    <Part title={t('title')}>
      <p className="mb-2 text-muted text-sm">{t('text')}</p>
      <ul className="flex flex-col divide-y divide-hairline">
        {sessions.map(({ id, ip, user_agent, created_at, last_used_at, current }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="break-words" title={user_agent}>
                {browserName(user_agent) || t('unnamed')}
              </p>
              <p className="text-muted text-sm">
                {ip} · {t('since')} <Moment at={created_at} /> · {t('lastUsed')} <Ago at={last_used_at} />
              </p>
            </div>
            {current ? (
              <Badge tone="good">{t('current')}</Badge>
            ) : (
              <Button
                aria-label={t('endNamed', { browser: browserName(user_agent) || t('unnamed') })}
                busy={end.isPending && end.variables.params.id === id}
                onClick={() =>
                  end.mutate(
                    { params: { id } },
                    { onSuccess: () => tell(t('ended')), onError: (error) => tellProblem(explain(error)) },
                  )
                }
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
