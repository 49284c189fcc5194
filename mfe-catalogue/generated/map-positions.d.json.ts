/** Where each location is, by its id, as GeoJSON writes it: longitude, then latitude. */
declare const data: Readonly<Record<string, readonly [lon: number, lat: number]>>;
export default data;
