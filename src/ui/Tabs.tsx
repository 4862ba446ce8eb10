/** Tabs: a row of names, and the panel of the chosen one. */
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';

/** Tabs with their panels. Only the chosen panel is on the page. */
export function Tabs({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string;
  tabs: readonly { id: string; label: string; panel: ReactNode }[];
  chosen?: string;
  onChoose?(id: string): void;
}) {
  return (
    <AriaTabs
      {...(chosen === undefined ? {} : { selectedKey: chosen })}
      {...(onChoose ? { onSelectionChange: (key) => onChoose(String(key)) } : {})}
      className="flex min-h-0 flex-col outline-none"
    >
      <TabList aria-label={label} className="-mx-1 flex shrink-0 flex-wrap gap-1 px-1 pt-1">
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="rounded-lg px-3 py-1.5 font-medium text-sm text-soft hover:text-ink selected:bg-lifted selected:text-ink"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="min-h-0 flex-1 pt-3">
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
