import * as m from '#messages';
import { type Theme, themes } from '../../content/search/themes.ts';
import { themeLabels } from './filter-labels.ts';
import { gridClasses } from './form-fields.ts';
import { ON } from './search-query.ts';

type Props = {
  className: string;
  /** How many locations a theme would find, once that is known. */
  getCount?: (theme: Theme) => number | undefined;
};

/** What a day has to be like. */
export const ThemeFields = ({ className, getCount }: Props) => (
  <fieldset className={`${gridClasses} min-w-0 ${className}`}>
    <legend className="sr-only">{m.searchThemes}</legend>
    {themes.map((theme) => (
      <label key={theme} className="theme-field">
        <input type="checkbox" name={theme} value={ON} className="size-5 accent-bold" />
        {themeLabels[theme]}
        {getCount && <span className="text-note text-ink-2 tabular-nums">{getCount(theme)}</span>}
      </label>
    ))}
  </fieldset>
);
