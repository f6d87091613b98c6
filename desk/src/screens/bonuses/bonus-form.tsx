'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import type { NewBonus } from '@kozyr/contracts/operator/bonuses';
import { listPlayerGroups } from '@kozyr/contracts/operator/player-groups';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardPreview } from './card-preview';
import { cardTermsOf } from './card-terms';
import { ForecastPart } from './forecast-part';
import { FormBounds } from './form-bounds';
import { FormTerms } from './form-terms';
import type { BonusValues } from './form-values';
import { readBonus } from './read-bonus';
import { useBonusForm } from './use-bonus-form';

type Props = {
  values: BonusValues;
  made: boolean;
  submit: string;
  /** Does it; what it throws is shown at its field, else above the button. */
  onSubmit: (body: NewBonus, typed: BonusValues) => Promise<unknown>;
};

/** A bonus as a form, with the card that players will see and what it may cost. */
export function BonusFormView({ values, made, submit, onSubmit }: Props) {
  const t = useTranslations('bonuses');
  const explain = useExplain();
  const of = useBonusForm(values);
  const groups = useQuery(endpointQuery(listPlayerGroups, {}));
  const [problem, setProblem] = useState<string | null>(null);
  const { handleSubmit, watch, formState, trigger, getValues } = of.form;
  const typed = watch();
  const save = handleSubmit(
    async (read) => {
      const bonus = readBonus(read, new Date());
      if (!bonus.ok) return;
      setProblem(null);
      try {
        await onSubmit(bonus.body, read);
      } catch (error) {
        setProblem(of.refuse(error) ? t('lookAtFields') : explain(error));
      }
    },
    () => setProblem(t('lookAtFields')),
  );
  const draft = async (): Promise<NewBonus | null> => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return null;
    const read = readBonus(getValues(), new Date());
    return read.ok ? read.body : null;
  };
  return (
    <form
      onSubmit={save}
      noValidate
      className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[1fr_22rem] desktop:grid-rows-[auto_1fr]"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <FormTerms of={of} made={made} />
        <FormBounds of={of} groups={groups.data?.items ?? []} />
      </div>
      {/* On a phone it stands before the button: nobody saves what they have not seen. */}
      <div className="flex min-w-0 flex-col gap-4 desktop:row-span-2">
        <Part title={t('preview.title')}>
          <CardPreview
            terms={cardTermsOf(typed)}
            group={typed.group}
            currency={typed.currency}
            name={typed.name}
            names={typed.names}
          />
        </Part>
        <ForecastPart draft={draft} refuse={of.refuse} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {problem && <Notice tone="bad">{problem}</Notice>}
        <div className="flex justify-end">
          <Button type="submit" look="action" busy={formState.isSubmitting}>
            {submit}
          </Button>
        </div>
      </div>
    </form>
  );
}
