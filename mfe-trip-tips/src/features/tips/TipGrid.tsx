import type { Tip } from '../../schema/tips.ts';
import { Checked } from '../prose/Checked.tsx';
import { Prose } from '../prose/Prose.tsx';

/** Tips side by side. */
export function TipGrid({ tips, className = '' }: { tips: readonly Tip[]; className?: string }) {
  return (
    <ul className={`grid content-start gap-x-6 gap-y-8 sm:grid-cols-2 ${className}`}>
      {tips.map(({ title, body, checked }) => (
        <li key={title} className="border-t-2 border-rule pt-4 print:break-inside-avoid">
          <h3 className="display text-h4 text-display">{title}</h3>
          <Prose text={body} className="mt-2 text-ink-2" />
          <Checked day={checked} />
        </li>
      ))}
    </ul>
  );
}
