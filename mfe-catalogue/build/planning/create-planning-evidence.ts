import { type Evidence, PLANNING_DATA_VERSION, type PlanningEvidence } from '@almaty/planner/schema';
import type { CatalogueContent } from '../content/catalogue-content.ts';

/** How a fact of the content is known; a source is an id. */
type ContentEvidence = {
  confidence: Evidence['confidence'];
  sources: readonly string[];
  checkedOn: string;
  note?: string | undefined;
  about?: string | undefined;
  reviewBy?: string | undefined;
};

/** Collects sources, each once, and numbers them. */
function createSourceList(sources: CatalogueContent['sources']) {
  const list: PlanningEvidence['sources'] = [];
  const numbers = new Map<string, number>();
  const getNumber = (id: string): number => {
    const { title = id, url, unpublished } = sources[id] ?? {};
    const number =
      numbers.get(id) ?? list.push({ title, ...(url && { url }), ...(unpublished && { unpublished }) }) - 1;
    numbers.set(id, number);
    return number;
  };
  return { list, getNumber };
}

const isEvidence = (value: unknown): value is ContentEvidence =>
  typeof value === 'object' && value !== null && 'confidence' in value && 'sources' in value;

/** Creates `planning-evidence.json`: how the facts of `planning.json` are known. */
export function createPlanningEvidence(content: CatalogueContent): PlanningEvidence {
  const { list, getNumber } = createSourceList(content.sources);
  const toEvidence = ({ confidence, sources: from, checkedOn, note, about, reviewBy }: ContentEvidence): Evidence => ({
    confidence,
    sources: from.map(getNumber),
    checkedOn,
    ...((note ?? about) && { note: note ?? about }),
    ...(reviewBy && { reviewBy }),
  });
  const byId = (entries: readonly (ContentEvidence & { id: string })[]) =>
    Object.fromEntries(entries.map((entry) => [entry.id, toEvidence(entry)]));
  /** The facts among the fields of an object; of a list of facts the first, because all are known in a similar way. */
  const ofFields = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, value]) => {
        const fact: unknown = Array.isArray(value) ? value[0] : value;
        return isEvidence(fact) ? [[field, toEvidence(fact)]] : [];
      }),
    );
  const { locations, activities, roads, bases, gateways, rules } = content;
  const { vans, beds, ...prices } = content.prices;
  return {
    version: PLANNING_DATA_VERSION,
    bases: byId(bases),
    gateways: byId(gateways),
    nodes: byId(roads.nodes),
    edges: roads.edges.map(toEvidence),
    locations: Object.fromEntries(
      locations.map(({ location, facts, access }) => [String(location.id), ofFields({ ...facts, ...access })]),
    ),
    activities: Object.fromEntries(activities.map(({ activity, facts }) => [String(activity.id), ofFields(facts)])),
    rules: Object.fromEntries(rules.map((rule) => [rule.rule, toEvidence(rule)])),
    prices: {
      ...ofFields(prices),
      ...Object.fromEntries(vans.map((van) => [`van ${van.from} ${van.to}`, toEvidence(van)])),
      ...Object.fromEntries(beds.map((bed) => [`bed ${bed.base}`, toEvidence(bed)])),
    },
    sources: list,
  };
}
