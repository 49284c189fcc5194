import type { DataRouter } from 'react-router';

/**
 * Who gets a fade: not who wants no motion, nor phones, where the picture of the old page takes longer than the fade and holds
 * back the content.
 */
const WANTED = '(prefers-reduced-motion: no-preference) and (hover: hover) and (pointer: fine)';

/**
 * Lets a page that is opened by a link fade in, where the browser can (docs/decisions/0047). Back and Forward change at once,
 * and so do changes within a page.
 *
 * @param canShow whether the page at a path can be shown at once: a fade to a skeleton would hold back what follows it.
 */
export function startPageTransitions(router: DataRouter, canShow: (pathname: string) => boolean): void {
  if (!('startViewTransition' in document)) return;
  const { navigate } = router;
  const opensPage = (to: unknown) => {
    const { pathname } = typeof to === 'string' ? new URL(to, location.href) : Object(to);
    return typeof pathname === 'string' && pathname !== location.pathname && canShow(pathname);
  };
  const navigateWithTransition: DataRouter['navigate'] = (to, options?: Parameters<DataRouter['navigate']>[1]) => {
    if (typeof to === 'number') return navigate(to);
    if (options?.replace || !matchMedia(WANTED).matches || !opensPage(to)) return navigate(to, options);
    // The page has to be there when the browser takes its picture.
    const transition = document.startViewTransition(() => navigate(to, { ...options, flushSync: true }));
    // A second press ends the first fade.
    transition.ready.catch(() => {});
    return transition.updateCallbackDone;
  };
  router.navigate = navigateWithTransition;
}
