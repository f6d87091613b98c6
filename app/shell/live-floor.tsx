import type { ReactNode } from 'react';
import { PageTexts } from '@/app/frame/page-texts';
import { ServerData } from '@/app/frame/server-data';
import { LiveTables } from '@/features/live/components/live-tables';
import type { Floor } from '@/features/live/types';

/** The live casino's floor with what it needs around it: its texts and the platform's data. */
export function LiveFloor({ first, member, empty }: { first: Floor; member: boolean; empty: ReactNode }) {
  return (
    <PageTexts of={['live']}>
      <ServerData>
        <LiveTables first={first} member={member} empty={empty} />
      </ServerData>
    </PageTexts>
  );
}
