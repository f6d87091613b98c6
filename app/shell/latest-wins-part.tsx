'use client';

import type { ReactNode } from 'react';
import { LatestWins } from '@/features/big-wins/latest/components/latest-wins';
import { ReportNickname } from '@/features/nicknames/components/report-nickname';

const reportOf = (nickname: string) => <ReportNickname key={nickname} nickname={nickname} />;

/** The newest wins; a player may report a nickname in it. */
export function LatestWinsPart({ member, waiting }: { member: boolean; waiting: ReactNode }) {
  return <LatestWins waiting={waiting} {...(member ? { action: reportOf } : {})} />;
}
