/**
 * The path of a picture, without width and extension. It carries no version: the shell serves it from the current
 * release of this remote (docs/decisions/0013).
 */
export const getPicturePath = (slug: string) => `/pictures/${slug}`;

/** The path of the small picture that the itinerary stores of a location. */
export const getThumbnailPath = (slug: string) => `${getPicturePath(slug)}-400.webp`;

/** The path of the picture that is shown where a link to a location is shared. */
export const getSharePicturePath = (slug: string) => `${getPicturePath(slug)}-share.jpg`;
