declare const data: Readonly<Record<string, readonly [lon: number, lat: number]>>;
export default data;
