import * as Primitive from '@radix-ui/react-tabs';
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
  const choose = (text: string) => {
    const entry = entries.find((each) => each.value === text);
    if (entry) onChange(entry.value);
  };
  return (
    <Primitive.Root value={value} onValueChange={choose}>
      <Primitive.List ref={listRef} aria-label={label} className="flex gap-1 border-b-5 border-bold print:hidden">
        {entries.map((entry) => (
          <Primitive.Trigger
            key={entry.value}
            value={entry.value}
            id={`${id}-tab-${entry.value}`}
            aria-controls={`${id}-panel-${entry.value}`}
            // The primitive listens to the mouse button going down; a press that was held back is only a click.
            onClick={() => value !== entry.value && onChange(entry.value)}
            className="display flex min-h-14 cursor-pointer items-center justify-center gap-2 px-2 text-[clamp(1.1875rem,1.75vw,1.5625rem)] tracking-tight max-sm:grow sm:min-h-16 sm:px-7 aria-selected:bg-bold aria-selected:text-on-bold"
          >
            {entry.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {entries.map((entry) => (
        <Primitive.Content
          key={entry.value}
          value={entry.value}
          // Hidden by class: the attribute would keep the text from a reader whose browser runs no script.
          forceMount
          id={`${id}-panel-${entry.value}`}
          aria-labelledby={`${id}-tab-${entry.value}`}
          className="data-[state=inactive]:hidden noscript:block!"
        >
          {entry.panel}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
