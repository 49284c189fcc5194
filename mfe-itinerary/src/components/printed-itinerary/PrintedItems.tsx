import type { Activity, CatalogueIndex, Difficulty, Location } from '@almaty/store/schema';
import { useIfLoaded } from '@almaty/ui/loadable';
import * as m from '#messages';
import { catalogueIndex } from '../../lib/catalogue-index.ts';
import { CATEGORY_NAMES } from '../../lib/category-names.ts';
import { LocalNamesLine } from '../local-names/LocalNamesLine.tsx';
import { Thumbnail } from '../selected-items/Thumbnail.tsx';

const DIFFICULTY_NAMES: Readonly<Record<Difficulty, string>> = {
  Medium: m.printedMedium,
  Hard: m.printedHard,
  'Very Hard': m.printedVeryHard,
};

type ItemOnPaper = { id: number; name: string; picture: string; kind: string | undefined };
type Known = CatalogueIndex['locations'][number] | CatalogueIndex['activities'][number];

function PrintedItem({ item: { name, picture, kind }, known }: { item: ItemOnPaper; known: Known | undefined }) {
  const place = [kind, known?.where].filter(Boolean).join(' · ');
  return (
    <li className="grid break-inside-avoid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] items-start gap-x-4 border-t border-ink py-2.5">
      <Thumbnail src={picture} />
      <div className="wrap-anywhere">
        <b translate={kind ? 'no' : undefined} className="display block text-xl leading-tight">
          {known?.name ?? name}
        </b>
        {known?.localNames && <LocalNamesLine names={known.localNames} />}
        {place && <p className="text-note first-letter:uppercase">{place}</p>}
      </div>
      <div className="mt-1 grid gap-7 text-note">
        {m.printedNotes}
        <span className="border-b border-edge" />
        <span className="border-b border-edge" />
      </div>
    </li>
  );
}

type Props = { locations: readonly Location[]; activities: readonly Activity[] };

/**
 * The items of an itinerary as a list to carry, with what people there call them, where they are, and lines for notes. It
 * is on paper only.
 */
export function PrintedItems({ locations, activities }: Props) {
  const hasItems = locations.length + activities.length > 0;
  // Loaded before somebody prints, because printing waits for nothing; the printed items have their names without it.
  const index = useIfLoaded(catalogueIndex, hasItems);
  if (!hasItems) return null;
  const lists = [
    {
      title: m.printedPlaces,
      items: locations.map(({ id, name, image, category, difficulty }) => ({
        ...{ id, name, picture: image },
        kind: [CATEGORY_NAMES[category], difficulty && DIFFICULTY_NAMES[difficulty]].filter(Boolean).join(', '),
      })),
      known: index?.locations,
    },
    {
      title: m.printedActivities,
      items: activities.map(({ id, name }) => ({
        ...{ id, name, kind: undefined },
        picture: `/pictures/activity-${id}.webp`,
      })),
      known: index?.activities,
    },
  ];
  return (
    <div data-slot="printed-items" className="hidden print:block">
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ title, items, known }) => (
          <section key={title} className="mt-6">
            <h2 className="display mb-2 break-after-avoid text-2xl leading-none">{title}</h2>
            <ul className="border-b border-ink">
              {items.map((item) => (
                <PrintedItem key={item.id} item={item} known={known?.find(({ id }) => id === item.id)} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
