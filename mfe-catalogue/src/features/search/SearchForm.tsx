import { type FormEvent, memo, useEffect, useRef } from 'react';
import { monthName } from '../../content/wording.ts';
import { loadResults } from './load-results.ts';
import { type Choice, choiceNames, choices, isEverything, LONGEST_TEXT, type Query, readQuery } from './query.ts';

const labels: Readonly<Record<Choice, { name: string; any: string; optionOf: (choice: string) => string }>> = {
  category: { name: 'Category', any: 'Any category', optionOf: (choice) => choice },
  difficulty: { name: 'Difficulty', any: 'Any difficulty', optionOf: (choice) => choice },
  month: { name: 'Best month', any: 'Any month', optionOf: (choice) => monthName(Number(choice)) },
  drive: {
    name: 'Drive from the city',
    any: 'Any drive',
    optionOf: (choice) => `Up to ${choice} ${choice === '1' ? 'hour' : 'hours'} by car`,
  },
};

/** A choice in words, as in `July` or `Up to 2 hours by car`. */
export const choiceText = (name: Choice, value: string): string => labels[name].optionOf(value);

const box = 'min-h-14 rounded-xs border-2 border-edge bg-field text-base text-ink';

type Props = { query: Query; onChange: (query: Query) => void };

/** Search by name and choices; memoised, for its many options. The form's fields hold what is typed; `query` only changes them when it comes from elsewhere. */
export const FindForm = memo(function FindForm({ query, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null);

  const live = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    const typed = readQuery(new FormData(form.current));
    const first = !live.current;
    live.current = true;
    // What was typed or chosen before this part of the page was live has reached no handler yet.
    if (first && !isEverything(typed)) return onChange(typed);
    for (const [name, value] of Object.entries(query)) {
      const field = form.current.elements.namedItem(name);
      if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value !== value)
        field.value = value;
    }
  }, [query, onChange]);

  // Whoever comes here will search: what is needed is on its way before the first key. Where it fails, the search tells.
  const prepare = () => void loadResults().catch(() => {});
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) => onChange(readQuery(new FormData(currentTarget)));
  return (
    <search className="mt-[clamp(1.75rem,3vw,2.75rem)] block noscript:hidden print:hidden">
      <form
        ref={form}
        aria-label="Find a place"
        onFocus={prepare}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-2.5 lg:grid-cols-[minmax(15rem,1fr)_auto] xl:grid-cols-[minmax(22rem,1fr)_minmax(0,auto)]"
      >
        <input
          type="search"
          name="q"
          aria-label="Name of a place, in English, Russian or Kazakh"
          placeholder="Find by name, also по-русски, қазақша"
          maxLength={LONGEST_TEXT}
          autoComplete="off"
          enterKeyHint="search"
          className={`${box} w-full min-w-0 px-4 placeholder:text-ink-2`}
        />
        <div className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
          {choiceNames.map((name) => (
            <select
              key={name}
              name={name}
              aria-label={labels[name].name}
              className={`${box} select-field w-full min-w-0 pl-3`}
            >
              <option value="">{labels[name].any}</option>
              {choices[name].map((choice) => (
                <option key={choice} value={choice}>
                  {choiceText(name, choice)}
                </option>
              ))}
            </select>
          ))}
        </div>
      </form>
    </search>
  );
});
