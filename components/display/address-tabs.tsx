'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { FirstTabContext } from './first-tab';
import { type Tab, Tabs } from './tabs';

type Panel = Tab & { panel: ReactNode };
type AddressTabsProps = {
  label: string;
  queryKey: string;
  tabs: readonly [Panel, ...Panel[]];
  initial?: string;
  /** Decides in the browser which tab stands first, by useFirstTab; `meanwhile` stands in its place until then. */
  first?: { decide: ReactNode; meanwhile: ReactNode };
};

const panelOf = ({ tabs, initial }: AddressTabsProps, key: string | null | undefined): Panel =>
  tabs.find((tab) => tab.key === key) ?? tabs.find((tab) => tab.key === initial) ?? tabs[0];

function Panels({ label, tabs, current }: { label: string; tabs: readonly Panel[]; current: Panel }) {
  return (
    <div className="flex flex-col gap-6">
      <Tabs label={label} tabs={tabs} current={current.key} />
      {current.panel}
    </div>
  );
}

function DecidedPanels(props: AddressTabsProps & { first: NonNullable<AddressTabsProps['first']> }) {
  const [decided, setDecided] = useState<string>();
  const decide = useCallback((key: string) => setDecided((known) => known ?? key), []);
  const current = panelOf(props, decided);
  const shown = decided === undefined ? { ...current, panel: props.first.meanwhile } : current;
  return (
    <FirstTabContext value={decide}>
      {props.first.decide}
      <Panels label={props.label} tabs={props.tabs} current={shown} />
    </FirstTabContext>
  );
}

function AskedPanels({ first, ...props }: AddressTabsProps) {
  const asked = useSearchParams().get(props.queryKey);
  const isNamed = props.tabs.some(({ key }) => key === asked);
  if (first && !isNamed) return <DecidedPanels {...props} first={first} />;
  return <Panels label={props.label} tabs={props.tabs} current={panelOf(props, asked)} />;
}

/**
 * Tabs with what they show, chosen by a key of the query. Panels come from the server, all of them, so that one finished
 * page serves every tab: `initial` (else the first) stands in the HTML, another takes its place in the browser when the
 * address asks.
 */
export function AddressTabs(props: AddressTabsProps) {
  return (
    <Suspense fallback={<Panels label={props.label} tabs={props.tabs} current={panelOf(props, undefined)} />}>
      <AskedPanels {...props} />
    </Suspense>
  );
}
