type Feature = { properties: object; geometry: object };

/** A feature as it stands in a line of a file. */
const writeFeature = ({ properties, geometry }: Feature) =>
  JSON.stringify({ type: 'Feature', ...('id' in properties && { id: properties.id }), properties, geometry });

/**
 * Puts a feature into the text of a file of geodata, in the place of the one that is the same or at the end. A feature is a
 * line of the file; the others stay as they are.
 *
 * @param key the property by which a feature is found again.
 */
export function mergeFeature<Properties extends object>(
  text: string,
  feature: { properties: Properties; geometry: object },
  key: keyof Properties & string,
): string {
  const [start, end] = [text.indexOf('[\n') + 2, text.lastIndexOf(']')];
  const features = text
    .slice(start, end)
    .split(/,?\n/)
    .filter((line) => line !== '');
  const index = features.findIndex((line) => JSON.parse(line).properties[key] === feature.properties[key]);
  features.splice(index < 0 ? features.length : index, 1, writeFeature(feature));
  return `${text.slice(0, start)}${features.join(',\n')}\n${text.slice(end)}`;
}
