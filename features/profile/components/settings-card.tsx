import { type ReactNode, useId } from 'react';
import { Card } from '@/components/display/card';
import { useKeptFocus } from '@/lib/screen/use-kept-focus';

/** One matter of the account, under its heading. It takes the focus of what vanishes in it by its own press. */
export function SettingsCard({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  const box = useKeptFocus<HTMLElement>();
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className="min-w-0">
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
