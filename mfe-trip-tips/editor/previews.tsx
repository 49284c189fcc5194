import type { PreviewTemplateComponentProps } from 'decap-cms-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { readMarkdown } from '../src/checking/markdown.ts';
import { BestTimes } from '../src/features/best-times/BestTimes.tsx';
import { EmergencyNumbers } from '../src/features/emergency/EmergencyNumbers.tsx';
import { Heights } from '../src/features/heights/Heights.tsx';
import { Holidays } from '../src/features/holidays/Holidays.tsx';
import { PackingList } from '../src/features/packing/PackingList.tsx';
import { Phrases } from '../src/features/phrases/Phrases.tsx';
import { NumberedTips } from '../src/features/tips/NumberedTips.tsx';
import { TipGrid } from '../src/features/tips/TipGrid.tsx';
import { Weather } from '../src/features/weather/Weather.tsx';
import { type CollectionId, collections } from '../src/schema/collections.ts';
import type { Tips } from '../src/schema/tips.ts';
import { tips } from '../src/tips/tips.ts';
import { withBlanks } from './blank.ts';
import { jsonSchemaOf } from './fields.ts';

type EntryOf<Id extends CollectionId> = Tips[Id] extends readonly (infer Entry)[] ? Entry : Tips[Id];

/** An entry of each collection as the page shows it, with the page's own components. */
const previews: { [Id in CollectionId]: (entry: EntryOf<Id>) => ReactNode } = {
  'best-times': (time) => <BestTimes times={[time]} />,
  weather: (season) => <TipGrid tips={[season]} />,
  climate: (climate) => <Weather climate={climate} times={tips['best-times']} seasons={tips.weather} />,
  'packing-list': (list) => <PackingList list={list} />,
  'important-tips': (tip) => <NumberedTips tips={[tip]} />,
  money: (tip) => <TipGrid tips={[tip]} />,
  'getting-around': (tip) => <TipGrid tips={[tip]} />,
  phrases: (phrases) => <Phrases phrases={phrases} />,
  'emergency-numbers': (numbers) => <EmergencyNumbers numbers={numbers} />,
  holidays: (holidays) => <Holidays holidays={holidays} />,
  'mountain-safety': (tip) => <TipGrid tips={[tip]} />,
  heights: (heights) => <Heights heights={heights} />,
};

/** What is being written, with its text as the page gets it. */
function entryOf(id: CollectionId, data: unknown, today: string): unknown {
  const values = withBlanks(jsonSchemaOf(collections[id].schema), data, today);
  return typeof values.body === 'string' ? { ...values, body: readMarkdown(values.body).prose } : values;
}

/** The preview of a collection, for Decap CMS. */
export function previewOf(id: CollectionId) {
  const show = previews[id] as (entry: unknown) => ReactNode;
  return function Preview({ entry }: PreviewTemplateComponentProps) {
    const today = new Date().toISOString().slice(0, 10);
    return (
      <MemoryRouter>
        <main data-mfe="trip-tips">
          <div className="p-6">{show(entryOf(id, entry.get('data')?.toJS(), today))}</div>
        </main>
      </MemoryRouter>
    );
  };
}
