import { Field } from './Field.tsx';
import { fieldClass } from './field-class.ts';

/** The options of a list: their values and texts. */
export type Options = readonly (readonly [value: string, text: string])[];

/** A list to choose from. The form reads it by its id. */
export function Select({ id, label, value, options }: { id: string; label: string; value: string; options: Options }) {
  return (
    <Field id={id} label={label}>
      <select id={id} name={id} defaultValue={value} className={`select-field ${fieldClass}`}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
