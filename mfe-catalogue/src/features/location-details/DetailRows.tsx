import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import type { DetailRow } from './detail-row.ts';

/** A warning below a row whose facts are doubtful. */
function Doubt({ facts }: Pick<DetailRow, 'facts'>) {
  if (!facts.some(({ confidence }) => confidence === 'low')) return null;
  return <span className="block text-note font-[620] text-ink-2">Check before you go</span>;
}

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
            <Doubt facts={facts} />
          </span>
        </li>
      ))}
    </ul>
  );
}
