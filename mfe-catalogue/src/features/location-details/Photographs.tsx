import { formatMonth, getMonthName } from '@almaty/dates';
import { capitalize } from '@almaty/languages';
import { Picture } from '@almaty/ui/picture';
import * as m from '#messages';
import { getPhotographSource } from '../../content/photographs.ts';
import type { PagePhotograph } from '../../content/view-models/described-details.ts';

/** The month in which a photograph was taken, from yyyy-MM. */
const getMonth = (month: string) => getMonthName(Number(month.slice(5)));

/** The photographs of a location, with the month, the author and the licence of each. */
export function Photographs({ photographs }: { photographs: readonly PagePhotograph[] }) {
  const months = new Set(photographs.map(({ month }) => getMonth(month)));
  const [onlyMonth] = months.size === 1 ? months : [];
  return (
    <section aria-labelledby="photographs" className="mt-20 border-t-3 border-display pt-8 print:hidden">
      <h2 id="photographs" className="display mb-4 text-h4 text-display">
        {onlyMonth ? m.photographsMonthTitle({ month: onlyMonth }) : m.photographsTitle}
      </h2>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {photographs.map(({ name, alt, month, author, licence, licenceUrl, source }) => (
          <li key={name}>
            <figure>
              <div className="relative aspect-4/3 overflow-hidden">
                <div className="absolute inset-0">
                  <Picture
                    source={getPhotographSource(name)}
                    alt={alt}
                    sizes="(width < 48rem) 89vw, (width < 64rem) 44vw, 29vw"
                  />
                </div>
              </div>
              <figcaption className="pt-2 text-note text-ink-2">
                <span className="mr-1">{`${capitalize(formatMonth(month))}.`}</span>
                <a href={source} rel="noreferrer" className="underline underline-offset-4">
                  {m.photographsAuthor({ author })}
                </a>
                <span className="mr-1">,</span>
                <a href={licenceUrl} rel="noreferrer license" className="underline underline-offset-4">
                  {licence}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
