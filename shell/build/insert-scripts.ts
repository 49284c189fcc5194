/**
 * Inserts the scripts in the template before it once the pictures of the first window are complete, so that they do not
 * share the connection; or at once, when the visitor presses something. Runs in the page before everything else, so it can
 * use nothing from outside.
 */
export function insertScripts(): void {
  const template = document.currentScript?.previousElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return;
  const LONGEST_WAIT_MS = 2000;
  const insert = () => {
    for (const script of template.content.querySelectorAll('script')) script.async = false;
    document.body.append(template.content);
  };
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const waiting = new Set([...pictures].filter((picture) => !picture.complete));
  const check = () => {
    if (waiting.size === 0) insert();
  };
  for (const picture of waiting)
    for (const type of ['load', 'error'])
      picture.addEventListener(type, () => {
        waiting.delete(picture);
        check();
      });
  addEventListener('pointerdown', insert, { once: true });
  addEventListener('keydown', insert, { once: true });
  setTimeout(insert, LONGEST_WAIT_MS);
  check();
}
