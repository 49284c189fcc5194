import type { Tip } from '../../schema/tips.ts';
import { Checked } from '../prose/Checked.tsx';
import { Prose } from '../prose/Prose.tsx';
import { sharedDay } from '../prose/shared-day.ts';

/** What to know before going, by number (specification, section 2). */
export function NumberedTips({ tips }: { tips: readonly Tip[] }) {
  const day = sharedDay(tips);
  return (
    <div>
      <ol>
        {tips.map(({ title, body, checked }, at) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] border-t-2 border-rule py-5 sm:grid-cols-[4.5rem_1fr] print:break-inside-avoid"
          >
            <span aria-hidden="true" className="display text-[2.75rem] leading-[0.85] tracking-tighter text-apple-text">
              {at + 1}
            </span>
            <div className="max-w-[40rem]">
              <h3 className="display text-2xl leading-tight tracking-tight">{title}</h3>
              <Prose text={body} className="mt-1.5 text-ink-2" />
              {!day && <Checked day={checked} />}
            </div>
          </li>
        ))}
      </ol>
      {day && <Checked day={day} className="mt-3 text-ink-2 sm:pl-18" />}
    </div>
  );
}
