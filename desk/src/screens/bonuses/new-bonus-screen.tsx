'use client';
import { tell } from '@desk/components/feedback/tell';
import { PageHead } from '@desk/components/record/page-head';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import { createOperatorBonus, listOperatorBonuses } from '@kozyr/contracts/operator/bonuses';
import { useTranslations } from 'next-intl';
import { BonusFormView } from './bonus-form';
import { EMPTY_BONUS } from './form-values';

/** Makes a bonus: a draft, which nobody sees before it is put on offer. */
export function NewBonusScreen() {
  const t = useTranslations('bonuses');
  const router = useRouter();
  const act = useAct(createOperatorBonus, [listOperatorBonuses]);
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('new.title')} detail={t('new.text')} />
      <BonusFormView
        values={EMPTY_BONUS}
        made={false}
        submit={t('new.submit')}
        onSubmit={async (body) => {
          const { bonus } = await act.mutateAsync({ body });
          tell(t('new.told'));
          router.push(routes.bonus(bonus.id));
        }}
      />
    </div>
  );
}
