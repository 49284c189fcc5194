import type { Tips } from '../../schema/tips.ts';
import { type MonthUse, monthUse } from './month-use.ts';
import { degrees, heightOf, rainOf, spanOf } from './scale.ts';
import { inYearOrder } from './year.ts';

type Times = Tips['best-times'];
type Year = readonly Tips['climate']['items'][number][];

const fills: Readonly<Record<MonthUse, string>> = {
  hiking: 'bg-hiking',
  skiing: 'bg-skiing',
  between: 'bg-kraft-2',
};
const names: Readonly<Record<MonthUse, string>> = { hiking: 'Hiking', skiing: 'Skiing', between: 'In between' };

/** What the colours of the chart mean. */
export function YearKey() {
  return (
    <ul aria-hidden="true" className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-[620]">
      {(['hiking', 'skiing', 'between'] as const).map((use) => (
        <li key={use} className="flex items-center gap-2">
          <i className={`size-4.5 exact-colors ${fills[use]}`} />
          {names[use]}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <i className="size-4.5 bg-rain exact-colors" />
        Rain and snow, mm
      </li>
    </ul>
  );
}

/** The averages of the year as bars from night to day, with the rain below; as a table for whoever does not see them. */
export function YearChart({ climate, times }: { climate: Tips['climate']; times: Times }) {
  const year = inYearOrder(climate.items);
  return (
    <figure className="min-w-0 break-inside-avoid self-end">
      {/* Not the table itself: a table is never narrower than its words. */}
      <div className="sr-only">
        <YearTable year={year} times={times} />
      </div>
      <div aria-hidden="true" className="grid grid-cols-12 gap-x-[3px] text-center tabular-nums sm:gap-x-1.5">
        <div className="relative col-span-12 grid h-[19rem] grid-cols-subgrid sm:h-[24rem]">
          <i className="absolute inset-x-0 border-t-2 border-dashed border-edge" style={{ bottom: heightOf(0) }} />
          {year.map(({ month, high, low }) => (
            <div key={month} className="relative text-xs font-bold sm:text-note">
              <div
                className={`absolute inset-x-0 exact-colors ${fills[monthUse(month, times)]}`}
                style={{ bottom: heightOf(low), height: spanOf(low, high) }}
              >
                <span className="absolute inset-x-0 bottom-full forced-color-adjust-auto">{degrees(high)}</span>
                <span className="absolute inset-x-0 top-full forced-color-adjust-auto font-[520] text-ink-2">
                  {degrees(low)}
                </span>
              </div>
            </div>
          ))}
        </div>
        {year.map(({ month, rain }) => (
          <div key={month} className="border-t-2 border-rule pt-1.5 text-xs sm:text-note">
            <span className="font-[640] tracking-tight sm:tracking-normal">{month.slice(0, 3)}</span>
            <div className="mt-2 h-14">
              <div className="mx-auto w-2/3 bg-rain exact-colors" style={{ height: rainOf(rain) }} />
            </div>
            <span className="text-ink-2">{rain}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

function YearTable({ year, times }: { year: Year; times: Times }) {
  return (
    <table>
      <caption>Average temperatures, rain and snow by month</caption>
      <thead>
        <tr>
          {['Month', 'Day, °C', 'Night, °C', 'Rain and snow, mm', 'Best for'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {year.map(({ month, high, low, rain }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {[high, low, rain, names[monthUse(month, times)]].map((value, at) => (
              <td key={at}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
