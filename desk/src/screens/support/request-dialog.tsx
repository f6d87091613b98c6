'use client';
import { Notice } from '@desk/components/feedback/notice';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { TextArea } from '@desk/components/form/text-area';
import { Moment } from '@desk/components/moment';
import { Dialog } from '@desk/components/overlay/dialog';
import { Facts } from '@desk/components/record/facts';
import { useAct } from '@desk/lib/query/use-act';
import { CHAT_MESSAGE_MAX } from '@kozyr/contracts/chat';
import * as chat from '@kozyr/contracts/operator/chat';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRefusal } from './use-refusal';

/** One contact request: what was asked, and an answer by email, or that it was answered elsewhere. */
export function RequestDialog({ request, onClose }: { request: chat.ContactRequest; onClose: () => void }) {
  const t = useTranslations('support.requests');
  const words = useTranslations('ui.dialog');
  const explain = useRefusal();
  const [text, setText] = useState('');
  // One for the dialog: an answer that is sent again because nobody said that it arrived goes out once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const answer = useAct(chat.answerContactRequest, [chat.listContactRequests]);
  const handle = useAct(chat.handleContactRequest, [chat.listContactRequests]);
  const { id, email, created_at, handled_at, handled_by } = request;
  const params = { id };
  const problem = answer.error ?? handle.error;
  const done = (said: string) => () => {
    tell(said);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('one')} closeLabel={words('close')} wide>
      <div className="flex flex-col gap-4">
        <Facts
          of={[
            [t('email'), email],
            [t('language'), request.locale],
            [t('since'), <Moment key="since" at={created_at} />],
            [t('handledBy'), handled_by],
            [t('handledAt'), handled_at && <Moment key="handled" at={handled_at} />],
          ]}
        />
        <p className="whitespace-pre-wrap break-words rounded-card bg-raised px-3 py-2">{request.text}</p>
        {request.answer && (
          <section aria-label={t('answered')}>
            <h3 className="text-muted text-sm">{t('answered')}</h3>
            <p className="whitespace-pre-wrap break-words rounded-card bg-note-ground px-3 py-2">{request.answer}</p>
          </section>
        )}
        {!handled_at && (
          <form
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (text.trim() !== '')
                answer.mutate({ params, body: { text, idempotency_key: key } }, { onSuccess: done(t('sent')) });
            }}
          >
            <TextArea
              label={t('answer')}
              hint={t('answerHint')}
              rows={6}
              maxLength={CHAT_MESSAGE_MAX}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                if (answer.isError) setKey(crypto.randomUUID());
              }}
            />
            {problem && <Notice tone="bad">{explain(problem)}</Notice>}
            <div className="flex flex-wrap justify-end gap-2">
              <Button
                busy={handle.isPending}
                onClick={() => handle.mutate({ params }, { onSuccess: done(t('marked')) })}
              >
                {t('mark')}
              </Button>
              <Button type="submit" look="action" busy={answer.isPending} disabled={text.trim() === ''}>
                {t('send')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Dialog>
  );
}
