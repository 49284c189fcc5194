/** A location near another one, with the distance between them in a straight line. */
export type NearbyLocation = { slug: string; km: number };
