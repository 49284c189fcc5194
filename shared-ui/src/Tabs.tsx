import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';

type Entry<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode };

type Props<Value extends string> = {
  /** Prefix of the ids of tabs and panels. Explicit, because `useId` differs between a fragment and its hydration. */
  id: string;
  /** The accessible name of the tab list. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  entries: readonly Entry<Value>[];
  listRef?: Ref<HTMLDivElement>;
  /** Stands beside the tabs, and below them where there is no room. */
  aside?: ReactNode;
};

/** The keys of the ARIA pattern, each with the index of the tab that it leads to from another one. */
const keys: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus to a tab from another one: after Back it would stay on a tab that is no stop of the Tab key. */
function moveFocus(tabId: string): void {
  const tab = document.getElementById(tabId);
  if (tab?.parentElement?.contains(document.activeElement)) tab.focus();
}

/**
 * Tabs of the ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): one stop for the Tab key, arrow keys that wrap
 * around, Home and End. All panels stay in the document, so that a page without JavaScript can show them below each other.
 * Not a library, for its size (docs/decisions/0005).
 */
export function Tabs<Value extends string>({ id, label, value, onChange, entries, listRef, aside }: Props<Value>) {
  const getTabId = (tab: Value) => `tab-${id}-${tab}`;
  const selectedId = getTabId(value);
  // The value may follow a press later than the next press.
  const requestedId = useRef(selectedId);
  const shownId = useRef(selectedId);
  useEffect(() => {
    const previousId = shownId.current;
    shownId.current = selectedId;
    // Neither after a press here, nor when the page is hydrated, while a press on another tab may have begun.
    if (requestedId.current !== previousId || selectedId === previousId) return;
    requestedId.current = selectedId;
    moveFocus(selectedId);
  }, [selectedId]);
  useEffect(() => {
    // Before a selection is rendered, Back takes it away, and nothing is rendered anew.
    const dropRequest = () => {
      if (requestedId.current === shownId.current) return;
      requestedId.current = shownId.current;
      moveFocus(shownId.current);
    };
    addEventListener('popstate', dropRequest);
    return () => removeEventListener('popstate', dropRequest);
  }, []);
  const select = (selected: Value) => {
    if (getTabId(selected) === requestedId.current) return;
    requestedId.current = getTabId(selected);
    onChange(selected);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    // With a modifier the keys are shortcuts of the browser (Alt and Left, Ctrl and Home).
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const move = hasModifier ? undefined : keys[event.key];
    if (!move) return;
    event.preventDefault();
    const focused = entries.findIndex((entry) => getTabId(entry.value) === document.activeElement?.id);
    const entry = entries[move(focused, entries.length)];
    if (!entry) return;
    document.getElementById(getTabId(entry.value))?.focus();
    select(entry.value);
  };
  return (
    <div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_auto] print:hidden">
        <div
          role="tablist"
          ref={listRef}
          aria-label={label}
          onKeyDown={moveByKey}
          className="flex flex-wrap gap-x-1 border-b-5 border-bold"
        >
          {entries.map((entry) => (
            <button
              key={entry.value}
              type="button"
              role="tab"
              id={getTabId(entry.value)}
              aria-selected={entry.value === value}
              aria-controls={`panel-${id}-${entry.value}`}
              // Explicit, because Safari gives a button the focus by a press only then, and the arrow keys start from it.
              tabIndex={entry.value === value ? 0 : -1}
              onClick={() => select(entry.value)}
              className="display tab-button"
            >
              {entry.label}
            </button>
          ))}
        </div>
        {aside && <div className="pt-6 lg:flex lg:items-center lg:border-b-5 lg:border-bold lg:pt-0">{aside}</div>}
      </div>
      {entries.map((entry) => (
        <div
          key={entry.value}
          role="tabpanel"
          id={`panel-${id}-${entry.value}`}
          aria-labelledby={getTabId(entry.value)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern wants a panel to be a stop of the Tab key.
          tabIndex={0}
          // Hidden by a class instead of the attribute, so that the text is readable without JavaScript.
          className={entry.value === value ? undefined : 'hidden noscript:block! print:block!'}
        >
          {entry.panel}
        </div>
      ))}
    </div>
  );
}
