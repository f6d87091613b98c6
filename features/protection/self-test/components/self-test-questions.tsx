import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/controls/button';
import { RadioCards } from '@/components/controls/radio-cards';
import { SubmitButton } from '@/components/controls/submit-button';
import { ANSWERS, type Answer, type Answers, QUESTIONS, type Question } from '../rules';

type Form = Record<Question, Answer | undefined>;

const isAnswered = (form: Form): form is Answers => QUESTIONS.every((question) => form[question] !== undefined);

/** All questions under each other. What is left out is said at the first of them. */
export function SelfTestQuestions({
  onAnswered,
  onClose,
}: {
  onAnswered: (answers: Answers) => void;
  onClose: () => void;
}) {
  const t = useTranslations('selfTest');
  const form = useForm<Form>();
  const { errors } = form.formState;
  const missing = QUESTIONS.filter((question) => errors[question]);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((answers) => isAnswered(answers) && onAnswered(answers))}
      className="flex flex-col gap-7"
    >
      {QUESTIONS.map((question, place) => (
        <Controller
          key={question}
          name={question}
          control={form.control}
          rules={{ required: true }}
          render={({ field }) => (
            <div
              className="flex flex-col gap-2"
              ref={(element) => field.ref({ focus: () => element?.querySelector('input')?.focus() })}
            >
              <RadioCards<Answer>
                legend={<span className="text-base text-ivory">{`${place + 1}. ${t(`question.${question}`)}`}</span>}
                columns={4}
                value={field.value}
                onChange={field.onChange}
                options={ANSWERS.map((answer) => ({ value: answer, label: t(`answer.${answer}`) }))}
              />
              {missing[0] === question && (
                <p role="alert" className="text-danger text-sm">
                  {t('missing', { count: missing.length })}
                </p>
              )}
            </div>
          )}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={false} wide={false}>
          {t('result')}
        </SubmitButton>
        <Button tone="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t('note')}</p>
    </form>
  );
}
