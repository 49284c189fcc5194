import type { Page } from '@playwright/test';

/** Finds the controls on whose middle something else lies, one of both of a remote, for a visitor who has scrolled there. */
export const findCoveredControls = (page: Page, remote: string): Promise<string[]> =>
  page.evaluate((name) => {
    const describe = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
      return `${element.localName} ${text ? `“${text.slice(0, 40)}”` : `(class ${element.getAttribute('class')})`}`;
    };
    const isOfRemote = (element: Element) => element.closest(`[data-mfe="${name}"]`) !== null;
    const canBePressed = (control: Element) =>
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !control.closest('[inert], .sr-only') &&
      getComputedStyle(control).pointerEvents !== 'none';
    /** What lies on the middle of a control: of its first line, because the middle of several may be beside it. */
    const findCover = (control: Element): Element | null => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
      const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return !hit || control.contains(hit) ? null : hit;
    };
    const covered = [...document.querySelectorAll('a[href], button, summary')]
      .filter(canBePressed)
      .flatMap((control) => {
        const cover = findCover(control);
        return cover && [cover, control].some(isOfRemote) ? [`${describe(cover)} lies on ${describe(control)}`] : [];
      });
    scrollTo({ top: 0, behavior: 'instant' });
    return covered;
  }, remote);
