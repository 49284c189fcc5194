import type { KeyboardEvent, ReactNode, Ref } from 'react';
import * as Library from 'react-tabs';

type Entry<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode };

type Props<Value extends string> = {
  /** Start of the ids that tie tabs to panels. Explicit, because a page rendered apart would number them differently. */
  id: string;
  /** What the tabs choose between, for a screen reader. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  entries: readonly Entry<Value>[];
  listRef?: Ref<HTMLUListElement>;
};

/** What stands after `tab` and `panel` in the ids, in place of the number from `useId` that the library hands down. */
type Tie = { tie: string };

const Tab: Library.ReactTabsFunctionComponent<Library.TabProps & Tie> = ({ tie, ...given }) => (
  // Without a tabindex of its own, a tab that is pressed would not get the focus, and the arrows would not start there.
  <Library.Tab {...given} id={tie} tabIndex={given.selected ? '0' : '-1'} selectedClassName="" />
);
Tab.tabsRole = 'Tab';

const Panel: Library.ReactTabsFunctionComponent<Library.TabPanelProps & Tie> = ({ tie, ...given }) => (
  <Library.TabPanel
    {...given}
    id={tie}
    tabIndex={0}
    // Hidden by class: the attribute would keep the text from a reader whose browser runs no script.
    className={given.selected ? '' : 'hidden noscript:block!'}
    selectedClassName=""
  />
);
Panel.tabsRole = 'TabPanel';

/** Alt and an arrow is the browser's Back, Ctrl and Home the start of the page: the library looks at the key alone. */
function leaveToBrowser(event: KeyboardEvent) {
  const changed = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (changed && /^(Arrow|Home|End)/.test(event.key)) event.stopPropagation();
}

/**
 * Tabs of the ARIA pattern: one stop for the Tab key, arrows go round, Home and End. All panels stay in the document,
 * so that a page without JavaScript can show them below each other.
 */
export function Tabs<Value extends string>({ id, label, value, onChange, entries, listRef }: Props<Value>) {
  const choose = (index: number, last: number) => {
    const entry = entries[index];
    if (entry && index !== last) onChange(entry.value);
  };
  return (
    <Library.Tabs
      className=""
      selectedIndex={entries.findIndex((entry) => entry.value === value)}
      onSelect={choose}
      forceRenderTabPanel
      disableUpDownKeys
      // It would take the focus on every later change too: on the browser's Back, or from a button in a panel.
      focusTabOnClick={false}
    >
      <Library.TabList
        ref={listRef}
        aria-label={label}
        onKeyDown={leaveToBrowser}
        className="flex gap-1 border-b-5 border-bold print:hidden"
      >
        {entries.map((entry) => (
          <Tab
            key={entry.value}
            tie={`-${id}-${entry.value}`}
            className="display flex min-h-14 cursor-pointer select-none items-center justify-center gap-2 px-2 text-center text-[clamp(1.1875rem,1.75vw,1.5625rem)] tracking-tight max-sm:grow sm:min-h-16 sm:px-7 aria-selected:bg-bold aria-selected:text-on-bold forced-colors:forced-color-adjust-none forced-colors:aria-selected:bg-[SelectedItem] forced-colors:aria-selected:text-[SelectedItemText]"
          >
            {entry.label}
          </Tab>
        ))}
      </Library.TabList>
      {entries.map((entry) => (
        <Panel key={entry.value} tie={`-${id}-${entry.value}`}>
          {entry.panel}
        </Panel>
      ))}
    </Library.Tabs>
  );
}
