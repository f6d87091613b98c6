'use client';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { TextArea } from '@desk/components/form/text-area';
import { call } from '@desk/lib/call';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { CHAT_MESSAGE_MAX } from '@kozyr/contracts/chat';
import { LOCALES, localeOf } from '@kozyr/contracts/locales';
import { type CannedAnswer, listCannedAnswers } from '@kozyr/contracts/operator/canned-answers';
import { type ThreadPlayer, typeInChatThread } from '@kozyr/contracts/operator/chat';
import type { Variables } from '@kozyr/contracts/placeholders';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CannedPicker } from './canned-picker';
import { cannedSearch, filledAnswer, unfilledIn } from './rules';
import { useCannedOffer } from './use-canned-offer';

/** The player is told at most so often, in milliseconds, that somebody writes. */
const TOLD_EVERY_MS = 3_000;

type Props = {
  player: ThreadPlayer;
  variables: Variables;
  draft: string;
  onWrite: (text: string) => void;
  onSend: (text: string) => unknown;
};

/** Where an answer is written. Ctrl and Enter send it; a slash at its beginning offers canned answers. */
export function Composer({ player, variables, draft, onWrite, onSend }: Props) {
  const t = useTranslations('support.composer');
  const locales = useTranslations('support.player.locale');
  const { data: canned } = useQuery({ ...endpointQuery(listCannedAnswers, {}), staleTime: 60_000 });
  const [locale, setLocale] = useState(localeOf(player.locale));
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  const picker = useId();

  const write = (text: string) => {
    offer.restart();
    setProblem(null);
    onWrite(text);
    if (text === '' || cannedSearch(text) !== null || performance.now() - toldAt.current < TOLD_EVERY_MS) return;
    toldAt.current = performance.now();
    call(typeInChatThread, { params: { id: player.id } }).catch(() => undefined);
  };
  const insert = (answer: CannedAnswer) => {
    write(filledAnswer(answer, locale, variables));
    field.current?.focus();
  };
  const offer = useCannedOffer({ draft, answers: canned?.items ?? [], onInsert: insert });
  const send = () => {
    const text = draft.trim();
    const unfilled = unfilledIn(text);
    if (text === '') return;
    if (unfilled.length > 0) return setProblem(t('unfilled', { names: unfilled.join(', ') }));
    toldAt.current = Number.NEGATIVE_INFINITY;
    onSend(text);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return send();
    }
    if (offer.takesKey(event)) event.preventDefault();
  };

  return (
    <form
      className="relative flex flex-col gap-2 border-hairline border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {offer.isOpen && (
        <CannedPicker id={picker} offered={offer.offered} chosen={offer.chosen} locale={locale} onChoose={insert} />
      )}
      <TextArea
        ref={field}
        label={t('label')}
        hint={t('hint')}
        error={problem ?? undefined}
        rows={3}
        maxLength={CHAT_MESSAGE_MAX}
        value={draft}
        aria-autocomplete="list"
        aria-controls={offer.isOpen ? picker : undefined}
        aria-activedescendant={offer.chosen ? `${picker}-${offer.chosen.key}` : undefined}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label={t('language')}
          value={locale}
          options={LOCALES.map((value) => ({ value, label: locales(value) }))}
          onChange={({ target }) => setLocale(localeOf(target.value))}
        />
        <Button
          onClick={() => {
            write('/');
            field.current?.focus();
          }}
          disabled={draft !== '' && cannedSearch(draft) === null}
        >
          {t('canned')}
        </Button>
        <Button type="submit" look="action" className="ms-auto" disabled={draft.trim() === ''}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
