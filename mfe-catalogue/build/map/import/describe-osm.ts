import type { LakeFeature } from '../geodata/schema.ts';
import type { OsmChoice, OsmTags } from './read-osm.ts';

/** `relation 5`, or `ways 1, 2`. */
export const nameChoice = (choice: OsmChoice): string =>
  'relation' in choice ? `relation ${choice.relation}` : `ways ${choice.ways.join(', ')}`;

/** What a feature of OpenStreetMap says of itself. @param read the day of its file. */
export const describeOrigin = (choice: OsmChoice, read: string) => ({
  ...{ source: `OpenStreetMap ${nameChoice(choice)}, simplified to about 12 m`, licence: 'ODbL-1.0' as const, read },
});

type Names = Pick<LakeFeature['properties'], 'name_ru' | 'name_en' | 'name_kk'>;

/** The names that OpenStreetMap has. */
export const getNames = (tags: OsmTags): Names => ({
  name_ru: tags.get('name:ru') ?? tags.get('name') ?? null,
  name_en: tags.get('name:en') ?? null,
  name_kk: tags.get('name:kk') ?? null,
});
