'use client';
import { Notice } from '@desk/components/feedback/notice';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { useAct } from '@desk/lib/query/use-act';
import {
  changePromotionDraft,
  listPromotionVersions,
  type PromotionVersion,
  previewPromotionRules,
  savePromotionDraft,
} from '@kozyr/contracts/operator/promotion-settings';
import type { WithdrawalRules } from '@kozyr/contracts/promotions/withdrawal-rules';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DryRunView } from './dry-run-view';
import { type DraftProblem, draftOf, rulesOf } from './rules-draft';
import { RulesForm } from './rules-form';
import { RULES_KIND, rulesOfVersion } from './rules-versions';

const STALE = [listPromotionVersions];

/** Rules as somebody writes them, and beside them what they would have done with the withdrawals of 30 days. */
export function RulesEditor({ from }: { from: PromotionVersion }) {
  const t = useTranslations('risk.rules');
  const run = useTranslations('risk.run');
  const versions = useTranslations('risk.versions');
  const explain = useExplain();
  const writes = useMay('promotions.propose');
  const [draft, setDraft] = useState(() => draftOf(rulesOfVersion(from)));
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const [isOld, setOld] = useState(false);
  const trying = useAct(previewPromotionRules);
  const saving = useAct(savePromotionDraft, STALE);
  const changing = useAct(changePromotionDraft, STALE);
  const [kept, setKept] = useState(from.state === 'DRAFT' ? from : null);
  const { mutate: tryOut, data, isPending } = trying;
  const failure = trying.error ?? saving.error ?? changing.error;
  const withRules = (deed: (rules: { kind: typeof RULES_KIND; value: WithdrawalRules }) => void) => {
    const written = rulesOf(draft);
    setProblem('problem' in written ? written.problem : null);
    if ('rules' in written) deed({ kind: RULES_KIND, value: written.rules });
  };
  const onSuccess = (version: PromotionVersion) => {
    setKept(version);
    tell(t('saved'));
  };
  const save = () =>
    withRules((rules) =>
      kept
        ? changing.mutate(
            { params: { kind: RULES_KIND, version: String(kept.version) }, body: { rules, edition: kept.edition } },
            { onSuccess },
          )
        : saving.mutate({ body: { rules, based_on: from.version } }, { onSuccess }),
    );
  const said = problem && (problem.names ? 'name' : problem.rule === null ? 'ceiling' : 'rule');
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
      <Part title={`${t('draft')}: ${versions('writing', { version: (kept ?? from).version })}`}>
        <RulesForm
          of={draft}
          onChange={(next) => {
            setDraft(next);
            setOld(true);
          }}
        />
        <div className="mt-4 flex flex-col gap-3">
          {said && <Notice tone="bad">{t(`wrong.${said}`, { place: (problem?.rule ?? 0) + 1 })}</Notice>}
          {failure && <Notice tone="bad">{explain(failure)}</Notice>}
          <div className="flex flex-wrap gap-2">
            <Button
              look="action"
              busy={isPending}
              onClick={() => withRules((rules) => tryOut({ body: { rules } }, { onSuccess: () => setOld(false) }))}
            >
              {t('try')}
            </Button>
            {writes && (
              <Button busy={saving.isPending || changing.isPending} onClick={save}>
                {t('save')}
              </Button>
            )}
          </div>
        </div>
      </Part>
      <Part title={run('title')}>
        {data?.kind === RULES_KIND ? (
          <>
            {isOld && <Notice tone="warn">{run('old')}</Notice>}
            <DryRunView of={data} />
          </>
        ) : (
          <p className="text-muted text-sm">{run('none')}</p>
        )}
      </Part>
    </div>
  );
}
