import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import type { DetailRow } from './detail-row.ts';
import { FactWarning } from './FactWarning.tsx';

/** Lines with their sources. A line without a term takes the whole width. */
export function DetailRows({ rows, sourceIds }: PageSources & { rows: readonly DetailRow[] }) {
  return (
    <ul>
      {rows.map(({ term, text, facts }) => (
        <li
          key={`${term} ${text}`}
          className={`border-t border-rule py-2.5 ${term ? 'grid gap-x-6 sm:grid-cols-[10rem_1fr]' : ''}`}
        >
          {term && <span className="font-[680]">{term}</span>}
          <span>
            {text}
            {facts.length > 0 && <Citation facts={facts} sourceIds={sourceIds} />}
            <FactWarning facts={facts} />
          </span>
        </li>
      ))}
    </ul>
  );
}
