'use client';

import type { Identity } from '@kozyr/contracts/identity';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Card } from '@/components/display/card';
import { Icon } from '@/components/display/icon';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { identityQuery } from '../queries';
import { checkOf } from '../rules';
import type { IdentityStep } from '../types';
import { CheckStatus } from './check-status';
import { DetailsStep } from './details-step';
import { FundsStep } from './funds-step';
import { NeededFor } from './needed-for';
import { PicturesStep } from './pictures-step';

/** The level, what it is needed for, and each proof. */
function Rest({ identity, go }: { identity: Identity; go: (step: IdentityStep) => void }) {
  const t = useTranslations('identity');
  return (
    <>
      <p className="flex items-start gap-2">
        <Icon name="shield" size={22} className="mt-px text-gold" />
        <span>
          <span className="block font-semibold">{t('level', { level: identity.level })}</span>
          <span className="block text-muted text-sm">{t(`levels.${identity.level}`)}</span>
        </span>
      </p>
      <NeededFor identity={identity} />
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <CheckStatus
          level={2}
          check={checkOf(identity, 2)}
          onBegin={() => go({ kind: 'details' })}
          onGoOn={(check) => go({ kind: 'pictures', check })}
        />
        {identity.level >= 2 && (
          <CheckStatus
            level={3}
            check={checkOf(identity, 3)}
            onBegin={() => go({ kind: 'funds' })}
            onGoOn={(check) => go({ kind: 'pictures', check })}
          />
        )}
      </div>
      <p className="flex items-start gap-2 text-muted text-sm">
        <Icon name="lock" size={18} className="mt-0.5" />
        {t('kept')}
      </p>
    </>
  );
}

/** The step the player is at. What was begun elsewhere, or is over, leads back. */
function Step({ step, identity, go }: { step: IdentityStep; identity: Identity; go: (step: IdentityStep) => void }) {
  const rest = () => go({ kind: 'rest' });
  switch (step.kind) {
    case 'details':
      return (
        <DetailsStep check={checkOf(identity, 2)} onDone={(check) => go({ kind: 'pictures', check })} onBack={rest} />
      );
    case 'funds':
      return <FundsStep onDone={(check) => go({ kind: 'pictures', check })} onBack={rest} />;
    case 'pictures': {
      const newest = checkOf(identity, step.check.level);
      const check = newest?.id === step.check.id ? newest : step.check;
      if (check.status !== 'DRAFT') return <Rest identity={identity} go={go} />;
      const { id, document_kind: kind, level } = check;
      const back: IdentityStep = level === 2 ? { kind: 'details' } : { kind: 'funds' };
      return <PicturesStep key={`${id} ${kind}`} check={check} onDone={rest} onBack={() => go(back)} />;
    }
    case 'rest':
      return <Rest identity={identity} go={go} />;
  }
}

/** Who the player is: the level, what it is needed for, and the way to prove more, in steps. */
export function IdentityCard() {
  const t = useTranslations('identity');
  const id = useId();
  const identity = useQuery(identityQuery);
  const [step, go] = useState<IdentityStep>({ kind: 'rest' });
  const heading = useRef<HTMLHeadingElement>(null);
  const begun = useRef(false);
  // A step takes the place of another: who came by keyboard is led to its beginning.
  useEffect(() => {
    if (begun.current && step.kind !== 'details') heading.current?.focus();
    begun.current = true;
  }, [step]);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="flex flex-col gap-4">
        <div>
          <h2 id={id} ref={heading} tabIndex={-1} className="font-display font-semibold text-lg outline-none">
            {t('title')}
          </h2>
          <p className="mt-1 text-muted text-sm">{t('lead')}</p>
        </div>
        {identity.data ? (
          <Step step={step} identity={identity.data} go={go} />
        ) : identity.isError ? (
          <ErrorState onRetry={() => identity.refetch()} />
        ) : (
          <Skeleton className="h-96 w-full rounded-card tablet:h-76" />
        )}
      </Card>
    </section>
  );
}
