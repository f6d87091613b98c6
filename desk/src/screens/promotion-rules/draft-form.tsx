'use client';
import { Notice } from '@desk/components/feedback/notice';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { TextArea } from '@desk/components/form/text-area';
import { TextField } from '@desk/components/form/text-field';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { changePromotionDraft, type PromotionVersion } from '@kozyr/contracts/operator/promotion-settings';
import { type PromotionRules, promotionRulesSchema } from '@kozyr/contracts/promotions/rules';
import { useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FindGames } from './find-games';
import { useRuleGroups } from './kinds/use-rule-groups';
import { type RuleField, textAt, withTyped } from './rule-fields';
import { isLines } from './rule-lines';
import { STALE } from './stale';

/** A path of rules as a name that the form takes for one field, not for a field within another. */
const nameOf = (path: string) => path.replaceAll('.', '/');

type Props = { version: PromotionVersion; onTyped: (rules: PromotionRules) => void };

/** The form of a draft: fields in groups, checked by the bounds of the kind before they are previewed or saved. */
export function DraftForm({ version, onTyped }: Props) {
  const t = useTranslations('promotions');
  const explain = useExplain();
  const groups = useRuleGroups(version.rules);
  const fields = groups.flatMap((group) => group.fields);
  const act = useAct(changePromotionDraft, STALE);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, getValues, setValue, setFocus, setError, clearErrors, formState } = useForm<Record<string, string>>(
    {
      defaultValues: Object.fromEntries(fields.map(({ path }) => [nameOf(path), textAt(version.rules.value, path)])),
    },
  );

  /** What is typed, where it keeps the bounds; else what is wrong is said at its field, or above all. */
  const read = (): PromotionRules | null => {
    clearErrors();
    setProblem(null);
    const value = withTyped(version.rules.value, fields, (path) => getValues(nameOf(path)) ?? '');
    const parsed = z.safeParse(promotionRulesSchema, { kind: version.kind, value });
    if (parsed.success) return parsed.data;
    for (const { path } of parsed.error.issues) {
      const at = path.slice(1).join('.');
      const touches = (one: string) => one === at || one.startsWith(`${at}.`) || at.startsWith(`${one}.`);
      for (const field of fields.filter(({ path: own }) => touches(own)))
        setError(nameOf(field.path), { message: t('wrong.field') });
    }
    setProblem(t(`bounds.${version.kind}`));
    return null;
  };
  const save = async () => {
    const rules = read();
    if (!rules) return;
    onTyped(rules);
    try {
      const { kind, edition } = version;
      const params = { kind, version: String(version.version) };
      await act.mutateAsync({ params, body: { rules, edition } });
      tell(t('told.saved'));
    } catch (error) {
      setProblem(explain(error));
    }
  };
  /** Begins a line of a game; what is said of it is typed behind. */
  const addLine = (name: string, slug: string) => {
    const before = (getValues(name) ?? '').trimEnd();
    setValue(name, `${before}${before && '\n'}${slug} `);
    setFocus(name);
  };
  const control = ({ path, label, options, form, hint }: RuleField) => {
    const name = nameOf(path);
    const given = { key: path, label, error: formState.errors[name]?.message, ...register(name) };
    const { key, ...rest } = given;
    if (options) return <SelectField key={key} {...rest} options={options} />;
    if (isLines(form))
      return (
        <Fragment key={key}>
          <TextArea {...rest} hint={hint} rows={6} spellCheck={false} className="col-span-full" />
          {path === 'games' && <FindGames onFound={(slug) => addLine(name, slug)} />}
        </Fragment>
      );
    return <TextField key={key} {...rest} hint={hint} autoComplete="off" inputMode="text" />;
  };
  return (
    <form
      noValidate
      aria-label={t('form')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problem && (
        <Notice tone="bad" title={t('wrong.title')}>
          {problem}
        </Notice>
      )}
      {groups.map(({ title, fields: own }) => (
        <Part key={title} title={title}>
          <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3">{own.map(control)}</div>
        </Part>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="action" busy={act.isPending}>
          {t('act.save')}
        </Button>
        <Button
          onClick={() => {
            const rules = read();
            if (rules) onTyped(rules);
          }}
        >
          {t('act.preview')}
        </Button>
      </div>
    </form>
  );
}
