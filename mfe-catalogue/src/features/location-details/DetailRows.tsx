import { AskLink } from '../../components/contacts/AskLink.tsx';
import { ContactLinks } from '../../components/contacts/ContactLinks.tsx';
import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import { DoubtMark } from '../../components/sources/DoubtMark.tsx';
import type { DetailRow } from '../../content/view-models/detail-row.ts';

/** Lines with their sources. A line without a term takes the whole width. */
export function DetailRows({ rows, sourceIds }: PageSources & { rows: readonly DetailRow[] }) {
  return (
    <ul>
      {rows.map(({ term, text, facts, contact, isAsking }) => (
        <li
          key={`${term} ${text}`}
          className={`border-t border-rule py-2.5 ${term ? 'grid gap-x-6 sm:grid-cols-[10rem_1fr]' : ''}`}
        >
          {term && <span className="font-[680]">{term}</span>}
          <span>
            {contact && <ContactLinks contact={contact} />}
            {text}
            <DoubtMark facts={facts} />
            {facts.length > 0 && <Citation facts={facts} sourceIds={sourceIds} />}
            {isAsking && (
              <>
                {' '}
                <AskLink />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
