import { Icon } from '@almaty/ui/icon';
import * as m from '#messages';
import type { Fact } from '../../content/schema.ts';
import type { PageSource } from '../../content/view-models/page-sources.ts';
import { AskLink } from '../contacts/AskLink.tsx';
import { Citation, type PageSources } from './Citation.tsx';
import { describeChecks } from './describe-checks.ts';

function SourceTitle({ title, url }: PageSource) {
  return url ? (
    <a href={url} rel="noreferrer" className="underline decoration-1 underline-offset-4">
      {title}
    </a>
  ) : (
    title
  );
}

type Props = PageSources & {
  /** All facts of the page. */
  citedFacts: readonly Fact<unknown>[];
  /** The names in other languages: the page shows them without a citation beside them. */
  names?: readonly Fact<string>[];
  /** Whether the page names somebody to ask. */
  hasContacts?: boolean;
  /** Whether the page shows heights of trails from the model that asks for a credit. */
  hasHeights?: boolean;
  /** Id -> source. */
  sources: Readonly<Record<string, PageSource>>;
};

/** What the licence of the Copernicus DEM asks for, in its own words (article 6). */
const HEIGHTS_CREDIT =
  'Produced using Copernicus WorldDEM-90 © DLR e.V. 2010-2014 and © Airbus Defence and Space GmbH 2014-2018 provided under COPERNICUS by the European Union and ESA; all rights reserved. The organisations in charge of the Copernicus programme by law or by delegation do not incur any liability for any use of the Copernicus WorldDEM-90.';

type ListProps = Pick<Props, 'sourceIds' | 'sources'> & { start: number };

/** A part of the numbered sources. */
function SourceList({ sourceIds, sources, start }: ListProps) {
  return (
    <ol start={start} className="mt-3 list-decimal gap-x-10 pl-6 text-note sm:columns-2 lg:columns-3">
      {sourceIds.map((id, index) => (
        <li
          key={id}
          id={`source-${start + index}`}
          className="mb-1.5 break-inside-avoid pl-1 target:bg-kraft target:text-on-kraft"
        >
          <SourceTitle {...(sources[id] ?? { title: id })} />
        </li>
      ))}
    </ol>
  );
}

/** When a page's facts were last checked, and behind a heading the list of its sources; a citation opens it. */
export function Sources({ citedFacts, names, hasContacts, hasHeights, sourceIds, sources }: Props) {
  const published = sourceIds.filter((id) => !sources[id]?.isUnpublished);
  const unpublished = sourceIds.slice(published.length);
  const checks = describeChecks(citedFacts) ?? m.sourcesNeverChecked;
  return (
    <section aria-labelledby="sources" className="mt-16 border-t border-rule pt-2 print:mt-8">
      <details className="detail-section group/section">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4">
          <h2 id="sources" className="display text-h4 text-display">
            {m.sourcesTitle}
          </h2>
          <Icon name="plus" className="size-5 group-open/section:rotate-45 print:hidden" />
        </summary>
        {names && (
          <p className="pt-2 text-note text-ink-2">
            {m.sourcesLocalNames}
            <Citation facts={names} sourceIds={sourceIds} />
          </p>
        )}
        <SourceList sourceIds={published} sources={sources} start={1} />
        {unpublished.length > 0 && (
          <>
            <p className="mt-4 text-note text-ink-2">{m.sourcesUnpublished}</p>
            <SourceList sourceIds={unpublished} sources={sources} start={published.length + 1} />
          </>
        )}
        {hasHeights && (
          <p className="mt-4 text-note text-ink-2">
            <span>{m.trailHeightsSource}</span> <span lang="en">{HEIGHTS_CREDIT}</span>
          </p>
        )}
      </details>
      <p className="mt-1 text-note text-ink-2">
        <span>{checks}</span>{' '}
        {m.sourcesAsk({ ask: (content) => (hasContacts ? <AskLink>{content}</AskLink> : content) })}
      </p>
    </section>
  );
}
