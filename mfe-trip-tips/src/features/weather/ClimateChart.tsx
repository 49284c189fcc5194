import { getMonthName } from '@almaty/dates';
import { formatNumber } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { getMonthNumber } from '../../schema/months.ts';
import type { Tips } from '../../schema/tips.ts';
import { ClimateTable } from './ClimateTable.tsx';
import { formatDegrees, getPrecipitationHeight, getTemperatureHeight, getTemperatureOffset } from './chart-scale.ts';
import { getMonthSeason } from './month-season.ts';
import { seasonFills } from './season-styles.ts';

type Props = { climate: Tips['climate']; times: Tips['best-times'] };

/**
 * The monthly averages as bars from night to day temperature, with precipitation below. Screen readers get a table
 * instead.
 */
export function ClimateChart({ climate, times }: Props) {
  // Editors can drag the entries of a list into any order.
  const series = climate.items.toSorted((one, other) => getMonthNumber(one.month) - getMonthNumber(other.month));
  return (
    <figure className="min-w-0 break-inside-avoid self-end">
      {/* A table itself does not get narrower than its words, so a div is hidden instead. */}
      <div className="sr-only">
        <ClimateTable series={series} times={times} />
      </div>
      <div aria-hidden="true" className="grid grid-cols-12 gap-x-[3px] text-center tabular-nums sm:gap-x-1.5">
        <div className="relative col-span-12 grid h-[19rem] grid-cols-subgrid sm:h-[24rem]">
          <i
            className="absolute inset-x-0 border-t-2 border-dashed border-edge"
            style={{ bottom: getTemperatureOffset(0) }}
          />
          {series.map(({ month, high, low }) => (
            <div
              key={month}
              className="relative text-[length:min(0.75rem,3.2vw)] font-bold whitespace-nowrap sm:text-note"
            >
              <div
                className={`absolute inset-x-0 exact-colors ${seasonFills[getMonthSeason(month, times)]}`}
                style={{ bottom: getTemperatureOffset(low), height: getTemperatureHeight(low, high) }}
              >
                <span className="absolute inset-x-0 bottom-full forced-color-adjust-auto">{formatDegrees(high)}</span>
                <span className="absolute inset-x-0 top-full forced-color-adjust-auto font-[520] text-ink-2">
                  {formatDegrees(low)}
                </span>
              </div>
            </div>
          ))}
        </div>
        {series.map(({ month, rain }) => (
          <div
            key={month}
            className="border-t-2 border-rule pt-1.5 text-[length:min(0.9375rem,max(0.75rem,2.8vw))] leading-[1.4]"
          >
            {/* Cyrillic letters are wider than the column of a narrow phone. */}
            <span className="font-[640] tracking-tight capitalize sm:tracking-normal max-sm:[&:not(:lang(en))]:tracking-tighter [&:not(:lang(en))]:text-[length:min(1em,3.4vw)]">
              {getMonthName(getMonthNumber(month)).slice(0, 3)}
            </span>
            <div className="mt-2 h-14">
              <div className="mx-auto w-2/3 bg-rain exact-colors" style={{ height: getPrecipitationHeight(rain) }} />
            </div>
            <span className="text-ink-2">{formatNumber(LANGUAGE, rain)}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
