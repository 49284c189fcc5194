import { whenIdle } from '../when-idle.ts';

/**
 * Calls `open` with every link that is in view while the browser is idle, also with links that are added later. A link that is
 * only scrolled past is left out.
 */
export function watchLinksInView(open: (link: HTMLAnchorElement) => void): void {
  const inView = new Set<HTMLAnchorElement>();
  const openLinks = () => {
    for (const link of inView) open(link);
  };
  const intersections = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    if (inView.size > 0) whenIdle(openLinks);
  });
  const observeLinks = () => {
    for (const link of document.links) intersections.observe(link);
  };
  let isWaiting = false;
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      observeLinks();
    });
  }).observe(document.body, { childList: true, subtree: true });
  observeLinks();
}
