import { type Evidence, PLANNING_DATA_VERSION, type PlanningEvidence } from '@almaty/planner/schema';
import { type SourceId, sources } from '../sources.ts';
import type { PlanningContent } from './create-planning-data.ts';

type Source = { title: string; url?: string | undefined };

/** How a fact of the content is known; a source is an id, or written out by an editor. */
type ContentEvidence = {
  confidence: Evidence['confidence'];
  sources: readonly (SourceId | Source)[];
  checkedOn: string;
  note?: string | undefined;
  about?: string | undefined;
  reviewBy?: string | undefined;
};

/** Collects sources, each once, and numbers them. */
function createSourceList() {
  const list: Source[] = [];
  const numbers = new Map<string, number>();
  const getNumber = (source: SourceId | Source): number => {
    const { title, url }: Source = typeof source === 'string' ? sources[source] : source;
    const key = `${title} ${url}`;
    const number = numbers.get(key) ?? list.push({ title, ...(url && { url }) }) - 1;
    numbers.set(key, number);
    return number;
  };
  return { list, getNumber };
}

const isEvidence = (value: unknown): value is ContentEvidence =>
  typeof value === 'object' && value !== null && 'confidence' in value && 'sources' in value;

/** Creates `planning-evidence.json`: how the facts of `planning.json` are known. */
export function createPlanningEvidence(content: PlanningContent): PlanningEvidence {
  const { list, getNumber } = createSourceList();
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
  const { locations, locationFacts, accessFiles, activityFacts, roads, bases, gateways, rules } = content;
  return {
    version: PLANNING_DATA_VERSION,
    bases: byId(bases),
    gateways: byId(gateways),
    nodes: byId(roads.nodes),
    edges: roads.edges.map(toEvidence),
    locations: Object.fromEntries(
      locations.map(({ id, slug }) => [String(id), ofFields({ ...locationFacts[slug], ...accessFiles[slug] })]),
    ),
    activities: Object.fromEntries(Object.entries(activityFacts).map(([id, facts]) => [id, ofFields(facts)])),
    rules: Object.fromEntries(rules.map((rule) => [rule.rule, toEvidence(rule)])),
    sources: list,
  };
}
