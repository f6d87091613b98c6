'use client';
import { tell } from '@desk/components/feedback/tell';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import { listAudit } from '@kozyr/contracts/operator/audit';
import { changeOperatorBonus, getOperatorBonus, listOperatorBonuses } from '@kozyr/contracts/operator/bonuses';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { BonusFormView } from './bonus-form';
import { valuesOf } from './form-values';
import { changeOf } from './read-bonus';

/** Changes a bonus for whoever takes it from then on. */
export function ChangeBonusScreen({ id }: { id: string }) {
  const t = useTranslations('bonuses');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const router = useRouter();
  const act = useAct(changeOperatorBonus, [listOperatorBonuses, getOperatorBonus, listAudit]);
  const read = useQuery({
    ...endpointQuery(getOperatorBonus, { params: { id } }),
    // What is typed here is not to be exchanged for what was read meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
      {(shown) => (
        <div className="flex flex-col gap-4">
          <PageHead title={t('change.title', { name: shown.bonus.name })} detail={t('change.text')} />
          <BonusFormView
            values={valuesOf(shown)}
            made
            submit={t('change.submit')}
            onSubmit={async (body, typed) => {
              const after = await act.mutateAsync({ params: { id }, body: changeOf(body, valuesOf(shown), typed) });
              const held = shown.bonus.status === 'ACTIVE' && after.bonus.status === 'DRAFT';
              tell(t(held ? 'change.held' : 'change.told'));
              router.push(routes.bonus(id));
            }}
          />
        </div>
      )}
    </Loaded>
  );
}
