import type { ItemReference } from '@almaty/planner/schema';
import { toFieldValue } from './read-must-haves.ts';

/** A box to mark, or a round one to choose, with its text beside it. */
export const choiceClass =
  'flex min-h-14 cursor-pointer items-center gap-3 rounded-xs border-2 border-edge bg-field px-3.5 py-2 has-checked:border-ink';
export const markClass = 'size-5 shrink-0';

// In a style attribute, because the form has the style sheet of the whole remote before any of these fields.
export const markStyle = { accentColor: 'var(--color-apple-text)' };

type Props = {
  /** The name of the boxes, and the id of the first of them. */
  name: string;
  items: readonly (ItemReference & { name: string })[];
  /** The values of those that are marked at first. */
  marked: readonly string[];
};

/** A box for each item that may be marked as a must-have. */
export const MustHaveBoxes = ({ name, items, marked }: Props) => (
  <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
    {items.map((item, index) => (
      <label key={toFieldValue(item)} className={choiceClass}>
        <input
          {...(index === 0 && { id: name })}
          type="checkbox"
          name={name}
          value={toFieldValue(item)}
          defaultChecked={marked.includes(toFieldValue(item))}
          className={markClass}
          style={markStyle}
        />
        <span translate="no" className="min-w-0 wrap-anywhere">
          {item.name}
        </span>
      </label>
    ))}
  </div>
);
