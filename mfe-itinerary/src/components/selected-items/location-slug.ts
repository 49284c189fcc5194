/** The catalogue names the pictures of a location by its slug (docs/decisions/0013). */
const PICTURE = /^\/pictures\/(?<slug>[a-z\d-]+)-400\.webp$/;

/** The slug of a location, from the path of the picture that the itinerary stores; undefined for another picture. */
export const findSlug = (image: string): string | undefined => PICTURE.exec(image)?.groups?.slug;
