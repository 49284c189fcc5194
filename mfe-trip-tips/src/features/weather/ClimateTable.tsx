import type { Tips } from '../../schema/tips.ts';
import { getMonthSeason } from './month-season.ts';
import { seasonNames } from './season-styles.ts';

type Props = { series: readonly Tips['climate']['items'][number][]; times: Tips['best-times'] };

/** The monthly averages as a table. */
export function ClimateTable({ series, times }: Props) {
  return (
    <table>
      <caption>Average temperatures, rain and snow by month</caption>
      <thead>
        <tr>
          {['Month', 'Day, °C', 'Night, °C', 'Rain and snow, mm', 'Best for'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map(({ month, high, low, rain }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {[high, low, rain, seasonNames[getMonthSeason(month, times)]].map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
