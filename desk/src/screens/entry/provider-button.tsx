'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { entryCall } from '@desk/lib/entry-call';
import { beginOidc, begunOidcSchema, readOidc } from '@kozyr/contracts/operator/oidc';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { leadAway } from './brought-back';
import { useAttempt } from './use-attempt';

const urlSchema = z.pick(begunOidcSchema, { url: true });

type Props = {
  /** What it takes in place of a password. */
  invitation?: string;
  /** Whether the provider asks for factors though it remembers who signs in. */
  anew?: boolean;
};

/** The way through the sign-in provider, where one is set. */
export function ProviderButton({ invitation, anew = false }: Props) {
  const t = useTranslations('entry.provider');
  const { attempt, busy, problem } = useAttempt();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    // Without an answer there is no button: the password is there.
    entryCall(readOidc, {}, readOidc.responses[200]).then(
      (read) => setName(read.name),
      () => undefined,
    );
  }, []);
  if (name === null) return null;
  const begin = () =>
    attempt(async () => {
      const { url } = await entryCall(beginOidc, invitation === undefined ? { anew } : { invitation }, urlSchema);
      leadAway();
      window.location.assign(url);
    });
  return (
    <>
      <Button busy={busy} onClick={begin}>
        {invitation === undefined ? t('signIn', { name }) : t('setUp', { name })}
      </Button>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  );
}
