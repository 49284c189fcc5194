import { seasonFills, seasonNames } from './season-styles.ts';

/** What the colours of the climate chart mean. */
export function ClimateLegend() {
  return (
    <ul aria-hidden="true" className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-[620]">
      {(['hiking', 'skiing', 'off-season'] as const).map((season) => (
        <li key={season} className="flex items-center gap-2">
          <i className={`size-4.5 exact-colors ${seasonFills[season]}`} />
          {seasonNames[season]}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <i className="size-4.5 bg-rain exact-colors" />
        Rain and snow, mm
      </li>
    </ul>
  );
}
