import type { ReactNode } from 'react';
import { BonusArt, type BonusArtKind } from '@/components/display/bonus-art';

/** The upper part of a bonus's card: what it is called and gives, before its picture on the lit table. */
export function BonusFace({
  kind,
  label,
  status,
  name,
  children,
}: {
  kind: BonusArtKind;
  label: ReactNode;
  status: ReactNode;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className="relative -mx-5 -mt-5 flex flex-col gap-3 overflow-hidden rounded-t-card bg-radial-[at_85%_0%] from-surface-3 to-surface-1 to-75% px-5 pt-5 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-muted text-sm">{label}</p>
        {status}
      </div>
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <h2 className="text-balance break-words font-display font-semibold text-lg leading-tight">{name}</h2>
          {children}
        </div>
        <BonusArt kind={kind} className="w-28 shrink-0 tablet:w-36" />
      </div>
    </div>
  );
}
