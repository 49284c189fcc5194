import type { Tips } from '../../schema/tips.ts';
import { Checked } from '../prose/Checked.tsx';

/** Where altitude can begin to make people ill, in metres (globaltravelmedicine.ca, shape.com.sg). */
const RISK = 2500;

const metres = (height: number) => `${height.toLocaleString('en')} m`;

/** How high the places stand, drawn to scale from the sea up, against the height at which altitude begins to tell. */
export function Heights({ heights: { intro, items, checked } }: { heights: Tips['heights'] }) {
  const top = Math.max(...items.map((item) => item.metres));
  const share = (height: number) => `${((100 * height) / top).toFixed(2)}%`;
  return (
    <figure className="print:break-inside-avoid">
      <div className="relative isolate">
        <ul className="grid gap-1.5">
          {items.map(({ place, metres: height, about }) => (
            <li
              key={place}
              className={`flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 text-on-caption exact-colors ${height > RISK ? 'bg-slate' : 'bg-pine'}`}
              style={{ width: share(height) }}
            >
              <span className="relative z-10 font-[620]">{place}</span>
              <b className="display relative z-10 bg-inherit text-xl leading-none tracking-[-0.02em] tabular-nums">{`${about ? 'about ' : ''}${metres(height)}`}</b>
            </li>
          ))}
        </ul>
        <i
          aria-hidden="true"
          className="absolute -inset-y-2 border-l-3 border-dashed border-apple"
          style={{ left: share(RISK) }}
        />
      </div>
      <figcaption className="mt-4 text-note text-ink-2">
        {intro}
        <Checked day={checked} />
      </figcaption>
    </figure>
  );
}
