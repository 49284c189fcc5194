import type { Tip } from '../../schema/tips.ts';
import { Checked } from '../prose/Checked.tsx';
import { Prose } from '../prose/Prose.tsx';
import { sharedDay } from '../prose/shared-day.ts';

type Props = {
  tips: readonly Tip[];
  /** How many stand side by side where there is more room than for two. */
  columns?: string;
  className?: string;
};

/** Tips side by side. */
export function TipGrid({ tips, columns = '', className = '' }: Props) {
  const day = sharedDay(tips);
  return (
    <div className={className}>
      <ul className={`grid content-start gap-x-6 gap-y-8 sm:grid-cols-2 ${columns}`}>
        {tips.map(({ title, body, checked }) => (
          <li key={title} className="border-t-2 border-rule pt-4 print:break-inside-avoid">
            <h3 className="display text-h4 text-display">{title}</h3>
            <Prose text={body} className="mt-2 text-ink-2" />
            {!day && <Checked day={checked} />}
          </li>
        ))}
      </ul>
      {day && <Checked day={day} className="mt-6 text-ink-2" />}
    </div>
  );
}
