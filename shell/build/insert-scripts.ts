/**
 * Inserts the scripts in the template before it once the pictures of the first window are complete, so that they do not
 * share the connection; or at once, when the visitor presses something. Assistive technology can press without a pointer or
 * key: `queueEarlyEvents` says so when it queues something. This runs as text in the page, so it uses nothing from outside.
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
  const pendingPictures = new Set([...pictures].filter((picture) => !picture.complete));
  const insertWhenComplete = () => {
    if (pendingPictures.size === 0) insert();
  };
  for (const picture of pendingPictures)
    for (const type of ['load', 'error'])
      picture.addEventListener(type, () => {
        pendingPictures.delete(picture);
        insertWhenComplete();
      });
  for (const type of ['pointerdown', 'keydown', 'queued']) addEventListener(type, insert, { once: true });
  setTimeout(insert, LONGEST_WAIT_MS);
  if (document.querySelector('[data-queued]')) insert();
  else insertWhenComplete();
}
