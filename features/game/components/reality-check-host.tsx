'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { notify } from '@/components/overlay/notify';
import { answerRealityCheckMutation } from '@/features/account/gaming/mutations';
import { gamingSessionQuery } from '@/features/account/gaming/queries';
import { latePart } from '@/lib/late-part';
import { realityChecks, untilRealityCheck } from '../rules';

const RealityCheck = latePart(() => import('./reality-check').then((module) => module.RealityCheck));

type Holds = {
  /** No round is under way. */
  between: boolean;
  /** A check is shown, or is there no more. */
  onChecked: (shown: boolean) => void;
  onLeave: () => void;
};

/** Whether a moment has come, ms since the epoch; null: it never does. */
function useReached(moment: number | null): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    setReached(false);
    if (moment === null) return;
    const timer = setTimeout(() => setReached(true), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return reached;
}

/** Whether something that is due is shown: it comes between two rounds, and stays until it is answered. */
function useShown(due: boolean, between: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!due) setShown(false);
    else if (between) setShown(true);
  }, [due, between]);
  return shown;
}

/** The check of the player's gaming session, over all games: the platform begins no round before it is answered. */
function SessionCheck({ between, onChecked, onLeave }: Holds) {
  const t = useTranslations('game.reality');
  const { data } = useQuery(gamingSessionQuery);
  const answer = useMutation(answerRealityCheckMutation);
  const due = useReached(data?.checkAt ?? null);
  const shown = useShown(due, between);
  if (!shown || !data?.running || data.since === null) return null;

  const goOn = async () => {
    try {
      await answer.mutateAsync();
    } catch {
      notify({ kind: 'error', message: t('failed'), id: 'reality-check' });
    }
  };
  return (
    <RealityCheck
      figures={{ ...data.running, currency: data.currency }}
      since={data.since}
      onShown={onChecked}
      onGoOn={goOn}
      onLeave={onLeave}
    />
  );
}

/** Demo play is asked each hour too: it is time all the same. opened: when the frame was, ms since the epoch. */
function DemoCheck({ opened, between, onChecked, onLeave }: Holds & { opened: number }) {
  const [answered, setAnswered] = useState(0);
  const [come, setCome] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const lasted = Date.now() - opened;
      setCome(realityChecks(lasted));
      timer = setTimeout(look, untilRealityCheck(lasted));
    };
    look();
    return () => clearTimeout(timer);
  }, [opened]);
  const shown = useShown(come > answered, between);
  if (!shown) return null;
  const answer = () => setAnswered(come);
  const leave = () => {
    answer();
    onLeave();
  };
  return <RealityCheck figures={null} since={opened} onShown={onChecked} onGoOn={answer} onLeave={leave} />;
}

/** Asks from time to time whether the player goes on, between two rounds. */
export function RealityCheckHost({ demo, opened, ...holds }: Holds & { demo: boolean; opened: number }) {
  return demo ? <DemoCheck opened={opened} {...holds} /> : <SessionCheck {...holds} />;
}
