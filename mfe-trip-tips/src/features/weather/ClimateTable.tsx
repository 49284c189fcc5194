import { getMonthName } from '@almaty/dates';
import { formatNumber } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import * as m from '#messages';
import { getMonthNumber } from '../../schema/months.ts';
import type { Tips } from '../../schema/tips.ts';
import { getMonthSeason } from './month-season.ts';
import { seasonNames } from './season-styles.ts';

type Props = { series: readonly Tips['climate']['items'][number][]; times: Tips['best-times'] };

const HEADINGS = [m.climateTableMonth, m.climateTableDay, m.climateTableNight, m.weatherRain, m.climateTableBestFor];

/** The monthly averages as a table. */
export function ClimateTable({ series, times }: Props) {
  return (
    <table>
      <caption>{m.climateTableCaption}</caption>
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map(({ month, high, low, rain }) => (
          <tr key={month}>
            <th scope="row">{getMonthName(getMonthNumber(month))}</th>
            {[high, low, rain].map((value, index) => (
              <td key={index}>{formatNumber(LANGUAGE, value)}</td>
            ))}
            <td>{seasonNames[getMonthSeason(month, times)]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
