/** Where the site shows the pictures of this remote's current release, whatever its version (decision 13). */
export const pictureAddress = (slug: string) => `/pictures/${slug}`;

/** The picture that an itinerary keeps of a place. */
export const thumbnailOf = (slug: string) => `${pictureAddress(slug)}-400.webp`;

/** The picture that is shown where a link to a place is shared. */
export const sharePictureOf = (slug: string) => `${pictureAddress(slug)}-share.jpg`;
