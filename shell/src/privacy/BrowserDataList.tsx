import { BROWSER_DATA } from './browser-data.ts';

/** All that a visitor's browser keeps for the site, by place. */
export const BrowserDataList = () => (
  <ul className="grid max-w-none! gap-x-12 gap-y-8 lg:grid-cols-2">
    {BROWSER_DATA.map(({ place, until, entries }) => (
      <li key={place} className="border-t border-edge pt-3">
        <h3 className="text-lg font-bold">{place}</h3>
        <p className="mt-1">{until}</p>
        <dl className="mt-2 grid gap-2">
          {entries.map(({ name, what }) => (
            <div key={name}>
              <dt className="text-note font-[560] text-ink-2 wrap-anywhere">{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
