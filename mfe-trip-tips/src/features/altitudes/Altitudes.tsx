import * as m from '#messages';
import { Sources } from '../../components/sources/Sources.tsx';
import type { Tips } from '../../schema/tips.ts';

/** The altitude above which altitude sickness can begin, in metres (globaltravelmedicine.ca). */
const ALTITUDE_SICKNESS_METRES = 2500;

/** The altitudes of locations as bars drawn to scale from sea level, with a line where altitude sickness can begin. */
export function Altitudes({ altitudes }: { altitudes: Tips['altitudes'] }) {
  const { intro, items } = altitudes;
  const highest = Math.max(...items.map(({ metres }) => metres));
  const toPercent = (metres: number) => `${((100 * metres) / highest).toFixed(2)}%`;
  return (
    <figure className="print:break-inside-avoid">
      <div className="relative isolate">
        <ul className="grid gap-1.5">
          {items.map(({ location, metres, approximate }) => (
            <li
              key={location}
              className={`flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 text-on-caption exact-colors ${metres > ALTITUDE_SICKNESS_METRES ? 'bg-slate' : 'bg-pine'}`}
              style={{ width: toPercent(metres) }}
            >
              <span className="relative z-10 font-[620]">{location}</span>
              <b className="display relative z-10 bg-inherit text-xl leading-none tracking-[-0.02em] tabular-nums">
                {approximate ? m.altitudesAboutMetres({ metres }) : m.altitudesMetres({ metres })}
              </b>
            </li>
          ))}
        </ul>
        <i
          aria-hidden="true"
          className="absolute -inset-y-2 border-l-3 border-dashed border-apple"
          style={{ left: toPercent(ALTITUDE_SICKNESS_METRES) }}
        />
      </div>
      <figcaption className="mt-4 text-note text-ink-2">
        {intro}
        <Sources listId="altitudes" entries={[altitudes]} className="mt-1" />
      </figcaption>
    </figure>
  );
}
