/**
 * Inserts the scripts and preloads in the template before it when the pictures of the first window are complete and the page
 * has been painted, so that they share neither the connection nor the processor with that. It inserts them at once when the
 * visitor presses something. Assistive technology can press without a pointer or key: `takePresses` says so when it
 * queues something. A script that does not load is requested again after three seconds: nothing else is there to say so. This
 * runs as text in the page, so it uses nothing from outside.
 */
export function insertScripts(): void {
  const template = document.currentScript?.previousElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return;
  const LONGEST_WAIT_MS = 2000;
  const RETRY_DELAY_MS = 3000;
  const { content } = template;
  const prepare = (script: HTMLScriptElement) => {
    // Made now: a browser runs no copy of an element that it has tried to run.
    const copy = script.cloneNode() as HTMLScriptElement;
    const request = () => {
      prepare(copy);
      script.replaceWith(copy);
    };
    script.async = false;
    script.addEventListener('error', () => setTimeout(request, RETRY_DELAY_MS));
  };
  content.querySelectorAll('script').forEach(prepare);
  const insert = () => document.body.append(content);
  const insertInTasks = () => {
    // A task for each, because on a phone each takes some milliseconds.
    for (const element of content.children)
      setTimeout(() => content.contains(element) && document.body.append(element));
  };
  // No frame is requested, because it may come before the font, and be laid out once more.
  const insertAfterPaint = () => new PerformanceObserver(insertInTasks).observe({ type: 'paint', buffered: true });
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
