import type { KeyboardEvent, ReactNode, Ref } from 'react';
import * as Library from 'react-tabs';

type Entry<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode };

type Props<Value extends string> = {
  /** Prefix of the ids of tabs and panels. Explicit, because `useId` differs between a fragment and its hydration. */
  id: string;
  /** The accessible name of the tab list. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  entries: readonly Entry<Value>[];
  listRef?: Ref<HTMLUListElement>;
};

/** Replaces the generated suffix of the library's ids. */
type IdSuffix = { idSuffix: string };

const Tab: Library.ReactTabsFunctionComponent<Library.TabProps & IdSuffix> = ({ idSuffix, ...props }) => (
  // A pressed tab receives the focus, from which the arrow keys start, only with an explicit tabindex.
  <Library.Tab {...props} id={idSuffix} tabIndex={props.selected ? '0' : '-1'} selectedClassName="" />
);
Tab.tabsRole = 'Tab';

const Panel: Library.ReactTabsFunctionComponent<Library.TabPanelProps & IdSuffix> = ({ idSuffix, ...props }) => (
  <Library.TabPanel
    {...props}
    id={idSuffix}
    tabIndex={0}
    // Hidden by a class instead of the attribute, so that the text is readable without JavaScript.
    className={props.selected ? '' : 'hidden noscript:block! print:block!'}
    selectedClassName=""
  />
);
Panel.tabsRole = 'TabPanel';

/** Keeps keyboard shortcuts of the browser (Alt and Left, Ctrl and Home) from the library, which ignores modifiers. */
function ignoreShortcuts(event: KeyboardEvent) {
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (hasModifier && /^(Arrow|Home|End)/.test(event.key)) event.stopPropagation();
}

/**
 * Tabs of the ARIA pattern: one stop for the Tab key, arrow keys that wrap around, Home and End. All panels stay in the
 * document, so that a page without JavaScript can show them below each other.
 */
export function Tabs<Value extends string>({ id, label, value, onChange, entries, listRef }: Props<Value>) {
  const select = (index: number, previous: number) => {
    const entry = entries[index];
    if (entry && index !== previous) onChange(entry.value);
  };
  return (
    <Library.Tabs
      className=""
      selectedIndex={entries.findIndex((entry) => entry.value === value)}
      onSelect={select}
      forceRenderTabPanel
      disableUpDownKeys
      // Otherwise the tab receives the focus on later changes too, such as the browser's Back.
      focusTabOnClick={false}
    >
      <Library.TabList
        ref={listRef}
        aria-label={label}
        onKeyDown={ignoreShortcuts}
        className="flex flex-wrap gap-x-1 border-b-5 border-bold print:hidden"
      >
        {entries.map((entry) => (
          <Tab
            key={entry.value}
            idSuffix={`-${id}-${entry.value}`}
            className="display flex min-h-14 cursor-pointer select-none items-center justify-center gap-1 px-1.5 text-center text-[clamp(1.1875rem,1.75vw,1.5625rem)] tracking-tight max-sm:grow sm:min-h-16 sm:gap-2 sm:px-7 aria-selected:bg-bold aria-selected:text-on-bold forced-colors:aria-selected:forced-color-adjust-none forced-colors:aria-selected:bg-[SelectedItem] forced-colors:aria-selected:text-[SelectedItemText]"
          >
            {entry.label}
          </Tab>
        ))}
      </Library.TabList>
      {entries.map((entry) => (
        <Panel key={entry.value} idSuffix={`-${id}-${entry.value}`}>
          {entry.panel}
        </Panel>
      ))}
    </Library.Tabs>
  );
}
