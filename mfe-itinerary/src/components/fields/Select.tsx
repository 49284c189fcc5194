import type { Options } from '../../lib/travel-options.ts';
import { Field } from './Field.tsx';
import { boxClass } from './field-class.ts';

/** A list to choose from. The form reads it by its id. */
export function Select({ id, label, value, options }: { id: string; label: string; value: string; options: Options }) {
  return (
    <Field id={id} label={label}>
      <select id={id} name={id} defaultValue={value} className={`select-field pl-4 ${boxClass}`}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
