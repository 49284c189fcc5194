/**
 * Requests the scripts in the template before it when the pictures of the first window are complete, so that they do not share
 * the connection, and inserts them when the page has then been painted, so that they do not hold that back. It inserts them at
 * once when the visitor presses something. Assistive technology can press without a pointer or key: `queueEarlyEvents` says
 * so when it queues something. This runs as text in the page, so it uses nothing from outside.
 */
export function insertScripts(): void {
  const template = document.currentScript?.previousElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return;
  const LONGEST_WAIT_MS = 2000;
  const scripts = [...template.content.querySelectorAll('script')];
  const insert = () => {
    for (const script of scripts) script.async = false;
    document.body.append(template.content);
  };
  const createPreload = ({ src, crossOrigin, integrity }: HTMLScriptElement) => {
    const attributes = { rel: 'preload', as: 'script', href: src, crossOrigin, integrity, fetchPriority: 'low' };
    return Object.assign(document.createElement('link'), attributes);
  };
  const insertAfterPaint = () => {
    const preloads = [...scripts.map(createPreload), ...template.content.querySelectorAll('link')];
    // A task for each, because on a phone each takes some milliseconds.
    for (const preload of preloads) setTimeout(() => template.content.hasChildNodes() && document.body.append(preload));
    // No frame is requested, because it may come before the font, and be laid out once more.
    new PerformanceObserver(insert).observe({ type: 'paint', buffered: true });
  };
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const pendingPictures = new Set([...pictures].filter((picture) => !picture.complete));
  const insertWhenComplete = () => {
    if (pendingPictures.size === 0) insertAfterPaint();
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
