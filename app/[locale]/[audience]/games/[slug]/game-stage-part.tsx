'use client';

import type { ComponentProps } from 'react';
import { GameStage } from '@/features/game/components/game-stage';
import { inPageTexts } from '@/lib/i18n/in-page-texts';
import { latePart } from '@/lib/late-part';

const ReportDialog = latePart(() =>
  inPageTexts(import('@/features/nicknames/components/report-dialog').then((module) => module.ReportDialog)),
);

const reportOf = (nickname: string, onDone: () => void) => (
  <ReportDialog nickname={nickname} open onOpenChange={onDone} />
);

/** The stage of a game; a member may report a nickname that its table shows. */
export function GameStagePart(props: Omit<ComponentProps<typeof GameStage>, 'reportOf'>) {
  return <GameStage {...props} reportOf={props.member ? reportOf : undefined} />;
}
