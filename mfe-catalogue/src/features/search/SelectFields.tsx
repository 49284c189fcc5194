import { selectLabels } from './filter-labels.ts';
import { selectClasses } from './form-fields.ts';
import { type FilterName, filterOptions, selectNames } from './search-query.ts';

type Props = {
  /** What follows an option, such as how many locations it would find. */ formatCount?: (
    name: FilterName,
    value: string,
  ) => string;
};

/** The filters that are lists. */
export const SelectFields = ({ formatCount = () => '' }: Props) =>
  selectNames.map((name) => (
    <select key={name} name={name} aria-label={selectLabels[name].name} className={selectClasses}>
      <option value="">{selectLabels[name].any}</option>
      {filterOptions[name].map((value) => (
        <option key={value} value={value}>
          {`${selectLabels[name].formatOption(value)}${formatCount(name, value)}`}
        </option>
      ))}
    </select>
  ));
