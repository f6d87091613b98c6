'use client';

import { useField } from '@payloadcms/ui';
import { fieldBox, label } from './badges';
import { LiveBadge } from './live-badge';

/** The column "Is it live?". */
export function LiveCell({ cellData }: { cellData?: unknown }) {
  return <LiveBadge value={cellData} />;
}

/** The same beside the edit form, renewed with every save. */
export function LiveField({ path }: { path: string }) {
  const { value } = useField<unknown>({ path });
  return (
    <div style={fieldBox}>
      <span style={label}>Is it live?</span>
      <LiveBadge value={value} />
    </div>
  );
}
