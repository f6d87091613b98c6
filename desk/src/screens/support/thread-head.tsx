'use client';
import { Badge } from '@desk/components/feedback/badge';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { controlLook } from '@desk/components/form/field';
import { useOperator } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import * as chat from '@kozyr/contracts/operator/chat';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRefusal } from './use-refusal';

/** Who sees to a thread, and its acts. */
export function ThreadHead({ thread }: { thread: chat.SupportThread }) {
  const t = useTranslations('support.thread');
  const explain = useRefusal();
  const { name: me } = useOperator();
  const { data: operators } = useQuery(endpointQuery(chat.listChatOperators, {}));
  const stale = [chat.listChatThreads, chat.getChatThread];
  const assign = useAct(chat.assignChatThread, stale);
  const close = useAct(chat.closeChatThread, stale);
  const { player, nickname, contact, assigned_to: current, closed_at } = thread;
  const params = { id: player };
  // Of two who take it at once one is refused: then who has it is shown by the next look.
  const give = (operator: string | null) => assign.mutate({ params, body: { operator, from: current } });
  const problem = assign.error ?? close.error;
  const others = operators?.items.filter(({ name }) => name !== me) ?? [];
  return (
    <header className="flex flex-col gap-1 border-hairline border-b px-3 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 flex-1 basis-full truncate font-semibold text-lg tablet:basis-0">
          {nickname ?? contact}
        </h2>
        {closed_at && <Badge>{t('closed')}</Badge>}
        <label className="flex items-center gap-2 text-muted text-sm">
          {t('seenTo')}
          <select
            className={controlLook}
            value={current ?? ''}
            onChange={({ target }) => give(target.value === '' ? null : target.value)}
          >
            <option value="">{t('nobody')}</option>
            <option value={me}>{t('me')}</option>
            {current !== null && current !== me && !others.some(({ name }) => name === current) && (
              <option value={current}>{current}</option>
            )}
            {others.map(({ name, online }) => (
              <option key={name} value={name}>
                {online ? t('online', { name }) : name}
              </option>
            ))}
          </select>
        </label>
        {current !== me && <Button onClick={() => give(me)}>{t('take')}</Button>}
        {!closed_at && (
          <Button
            busy={close.isPending}
            onClick={() => close.mutate({ params }, { onSuccess: () => tell(t('closedNow')) })}
          >
            {t('close')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-bad text-sm">
          {explain(problem)}
        </p>
      )}
    </header>
  );
}
