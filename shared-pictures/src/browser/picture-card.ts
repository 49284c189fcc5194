/**
 * What a page needs to know of a picture before its file has loaded, in few bytes: the focal point in percent, the top
 * and bottom colours of its blur placeholder with three digits each, and the colour of its poster, such as
 * `48 58 5bd133 lagoon`. `toPosterSource` of `@almaty/ui/poster-source` reads it.
 */
export type PictureCard = string;
