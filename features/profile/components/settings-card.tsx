import { type ReactNode, useId } from 'react';
import { Card } from '@/components/display/card';

/** One matter of the account, under its heading. */
export function SettingsCard({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="flex h-full flex-col gap-4">
        <div>
          <h2 id={id} className="font-display font-semibold text-lg">
            {title}
          </h2>
          {lead && <p className="mt-1 text-muted text-sm">{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
