import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Link } from 'react-router-dom';
import { countPages, formatRange, getListPath } from '../../lib/list-pages.ts';
import { type Tab, tabCategories } from '../../lib/tab.ts';

type Props = {
  tab: Tab;
  page: number;
  /** The number of all locations of the category. */
  count: number;
};

/**
 * Links to the next page of a category and to the one before. They are addresses of their own, so that they work without
 * scripts. Nothing for a category that fits on one page.
 */
export function ListLinks({ tab, page, count }: Props) {
  const pages = countPages(count);
  if (pages === 1) return null;
  return (
    <nav
      aria-label={`Pages of ${tabCategories[tab]}`}
      className="mt-14 flex flex-wrap items-center justify-between gap-4 print:hidden"
    >
      {page > 1 && (
        <Link to={getListPath(tab, page - 1)} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Icon name="back" />
          Show previous
        </Link>
      )}
      {page < pages && (
        <Link to={getListPath(tab, page + 1)} className={`ml-auto ${buttonClass({ variant: 'outline', size: 'sm' })}`}>
          <span>
            Show more<span className="max-sm:sr-only">: places {formatRange(page + 1, count)}</span>
          </span>
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
