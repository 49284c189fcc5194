import type { Category } from '@almaty/store/schema';
import { Pin } from '../../components/map/Pin.tsx';
import type { MapEntry } from '../../content/view-models/map-entries.ts';
import { tabCategories, tabLabels, tabs } from '../../lib/tab.ts';

type Props = {
  /** The locations of the map, of all categories. */
  entries: readonly MapEntry[];
  hidden: readonly Category[];
  onToggle: (category: Category) => void;
};

/** A button for each category, with its sign and the number of its locations, that shows or hides them. */
export const CategoryButtons = ({ entries, hidden, onToggle }: Props) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    {tabs.map((tab) => {
      const category = tabCategories[tab];
      const count = entries.filter(({ location }) => location.category === category).length;
      return (
        <button
          key={tab}
          type="button"
          aria-pressed={!hidden.includes(category)}
          onClick={() => onToggle(category)}
          className="flex min-h-12 grow cursor-pointer items-center justify-center gap-2 rounded-xs border-2 border-edge bg-field px-2.5 text-base text-ink-2 aria-pressed:border-ink aria-pressed:font-[680] aria-pressed:text-ink"
        >
          <svg viewBox="-11 -11 22 22" aria-hidden="true" className="map size-4.5">
            <Pin category={category} />
          </svg>
          <span>{tabLabels[tab].short}</span>
          <span className="text-note text-ink-2 tabular-nums">{count}</span>
        </button>
      );
    })}
  </div>
);
