/** Hides an image whose file is missing: the blur behind it looks finished, and the browser's broken-image icon does not. */
export function toggleVisibility(image: HTMLImageElement): void {
  image.style.visibility = image.naturalWidth > 0 ? '' : 'hidden';
}

/** The same for an image that failed to load before hydration: its error event is over. */
export function toggleIfComplete(image: HTMLImageElement | null): void {
  if (image?.complete) toggleVisibility(image);
}
