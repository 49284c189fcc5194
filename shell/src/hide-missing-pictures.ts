/**
 * Hides a picture whose file is missing, on every page, and shows it when one has come: the colour behind it looks finished, and
 * the browser's icon of a broken image does not. It begins before any picture, because its error comes only once. This runs as
 * text in the page, so it uses nothing from outside.
 */
export function hideMissingPictures(): void {
  const toggle = ({ target, type }: Event) => {
    if (target instanceof HTMLImageElement) target.style.visibility = type === 'error' ? 'hidden' : '';
  };
  // These two events do not bubble.
  for (const type of ['error', 'load']) document.addEventListener(type, toggle, true);
}
