import { dateLabels } from './filter-labels.ts';
import { fieldClasses } from './form-fields.ts';
import { dateNames, type SearchQuery } from './search-query.ts';

type Props = {
  query: SearchQuery;
  /** Classes of each label, which has its field below it by default. */
  className?: string;
};

/** The first and the last day of the trip; the last one is not before the first. */
export const DateFields = ({ query, className = '' }: Props) =>
  dateNames.map((name) => (
    <label key={name} className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <span aria-hidden="true">{dateLabels[name].text}</span>
      <input
        type="date"
        name={name}
        aria-label={dateLabels[name].name}
        min={name === 'to' ? query.from : undefined}
        className={`${fieldClasses} w-full min-w-0 px-3 scheme-light-dark`}
      />
    </label>
  ));
