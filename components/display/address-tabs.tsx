'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { type Tab, Tabs } from './tabs';

type Panel = Tab & { panel: ReactNode };
type AddressTabsProps = { label: string; queryKey: string; tabs: readonly [Panel, ...Panel[]]; initial?: string };

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

function AskedPanels(props: AddressTabsProps) {
  const asked = useSearchParams().get(props.queryKey);
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
