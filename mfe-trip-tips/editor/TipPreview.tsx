import { inLanguage } from '@almaty/content';
import { openPreviewLink, placeholderValues, toJsonSchema } from '@almaty/content/editor';
import { todayInAlmaty } from '@almaty/dates';
import { routes } from '@almaty/delivery/routes';
import type { EditedEntry } from '@almaty/delivery/schema';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import sources from '../generated/sources.json' with { type: 'json' };
import { NumberedTips } from '../src/components/NumberedTips.tsx';
import { TipGrid } from '../src/components/TipGrid.tsx';
import { Altitudes } from '../src/features/altitudes/Altitudes.tsx';
import { BestTimes } from '../src/features/best-times/BestTimes.tsx';
import { EmergencyNumbers } from '../src/features/emergency-numbers/EmergencyNumbers.tsx';
import { EventList } from '../src/features/events/Events.tsx';
import { Holidays } from '../src/features/holidays/Holidays.tsx';
import { PackingList } from '../src/features/packing-list/PackingList.tsx';
import { Phrases } from '../src/features/phrases/Phrases.tsx';
import { Weather } from '../src/features/weather/Weather.tsx';
import { type CollectionId, collections } from '../src/schema/collections.ts';
import { addIds } from '../src/schema/packing-list.ts';
import type { Tips } from '../src/schema/tips.ts';
import { tips } from '../src/tips/static-tips.ts';
import { parseMarkdown } from '../src/validation/parse-markdown.ts';

type PublishedEntry<Id extends CollectionId> = Tips[Id] extends readonly (infer Entry)[] ? Entry : Tips[Id];

/** Renders an entry of each collection with the components of the page. */
const renderers: { [Id in CollectionId]: (entry: PublishedEntry<Id>) => ReactNode } = {
  'best-times': (time) => <BestTimes times={[time]} />,
  weather: (season) => <TipGrid id="weather" tips={[season]} />,
  climate: (climate) => <Weather climate={climate} times={tips['best-times']} seasons={tips.weather} />,
  'packing-list': (list) => <PackingList list={addIds(list, list)} />,
  'important-tips': (tip) => <NumberedTips id="important-tips" tips={[tip]} />,
  money: (tip) => <TipGrid id="money" tips={[tip]} />,
  'getting-around': (tip) => <TipGrid id="getting-around" tips={[tip]} />,
  food: (tip) => <TipGrid id="food" tips={[tip]} />,
  practical: (tip) => <TipGrid id="practical" tips={[tip]} />,
  phrases: (phrases) => <Phrases phrases={phrases} />,
  'emergency-numbers': (numbers) => <EmergencyNumbers numbers={numbers} />,
  holidays: (holidays) => <Holidays holidays={holidays} />,
  events: (event) => <EventList events={[event]} />,
  'mountain-safety': (tip) => <TipGrid id="mountain-safety" tips={[tip]} />,
  altitudes: (altitudes) => <Altitudes altitudes={altitudes} />,
};

/** A source that was added since the last release is shown by the name of its file. */
const toSources = (ids: unknown) =>
  Array.isArray(ids) ? ids.map((id) => sources[String(id)] ?? { title: String(id) }) : [];

/** Converts the current values of the form to an entry as the page gets it. */
function toPublishedEntry(id: CollectionId, values: unknown): unknown {
  const {
    body,
    sources: ids,
    ...fields
  } = placeholderValues(toJsonSchema(collections[id].schema), values, todayInAlmaty());
  const text: unknown = inLanguage(body, 'en');
  return {
    ...inLanguage(fields, 'en'),
    sources: toSources(ids),
    ...(typeof text === 'string' && { body: parseMarkdown(text).content }),
  };
}

const isCollectionId = (name: string): name is CollectionId => Object.hasOwn(collections, name);

/** Shows a tip or a list with the components of the page; of a source, its title and address. */
export function TipPreview({ collection, slug, values }: EditedEntry) {
  const id = collection === 'lists' ? slug : collection;
  if (!isCollectionId(id)) return null;
  const render = renderers[id] as (entry: unknown) => ReactNode;
  return (
    <MemoryRouter initialEntries={[routes.planTrip]}>
      <main data-mfe="trip-tips" onClickCapture={(event) => openPreviewLink(event, routes.planTrip)}>
        <div className="p-6">{render(toPublishedEntry(id, values))}</div>
      </main>
    </MemoryRouter>
  );
}
