import { Tabs as Primitive } from '@base-ui/react/tabs';
import type { ReactNode, Ref } from 'react';

type Entry<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode };

type Props<Value extends string> = {
  /** Start of the ids that tie tabs to panels. Explicit, because a page rendered apart would number them differently. */
  id: string;
  /** What the tabs choose between, for a screen reader. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  entries: readonly Entry<Value>[];
  listRef?: Ref<HTMLDivElement>;
};

/**
 * Tabs of the ARIA pattern: one stop for the Tab key, arrows go round, Home and End. All panels stay in the document,
 * so that a page without JavaScript can show them below each other.
 */
export function Tabs<Value extends string>({ id, label, value, onChange, entries, listRef }: Props<Value>) {
  return (
    <Primitive.Root value={value} onValueChange={onChange}>
      <Primitive.List
        ref={listRef}
        activateOnFocus
        aria-label={label}
        className="flex gap-1 border-b-5 border-bold print:hidden"
      >
        {entries.map((entry) => (
          <Primitive.Tab
            key={entry.value}
            value={entry.value}
            id={`${id}-tab-${entry.value}`}
            aria-controls={`${id}-panel-${entry.value}`}
            className="display flex min-h-14 cursor-pointer items-center justify-center gap-2 px-2 text-[clamp(1.1875rem,1.75vw,1.5625rem)] tracking-tight max-sm:grow sm:min-h-16 sm:px-7 aria-selected:bg-bold aria-selected:text-on-bold"
          >
            {entry.label}
          </Primitive.Tab>
        ))}
      </Primitive.List>
      {entries.map((entry) => (
        <Primitive.Panel
          key={entry.value}
          value={entry.value}
          keepMounted
          // Hidden by class: the attributes would keep the text from a reader whose browser runs no script.
          inert={false}
          hidden={false}
          id={`${id}-panel-${entry.value}`}
          aria-labelledby={`${id}-tab-${entry.value}`}
          className="data-hidden:hidden noscript:block!"
        >
          {entry.panel}
        </Primitive.Panel>
      ))}
    </Primitive.Root>
  );
}
