import type { Point } from './engine.ts';

/** The roles by which visitors find what they press and read. */
export type Role = 'button' | 'link' | 'tab' | 'field' | 'heading' | 'status';

/** A control by its role, and the whole of its accessible name as a regular expression. */
export type Target = readonly [role: Role, name: string];

/**
 * Finds a visible element. Runs in the page, so it uses nothing of this module.
 *
 * @param role one of `Role`.
 * @param name a regular expression of the whole name.
 * @param isPressed whether it has to be pressed: then it is scrolled to the middle of the window, where nothing may cover it.
 * @returns its middle; null while it is not there, or is covered.
 */
export function locate(role: Role, name: string, isPressed: boolean): Point | null {
  const selectors: Readonly<Record<Role, string>> = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    tab: '[role="tab"]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3, h4',
    status: '[role="status"], [role="alert"], output',
  };
  const pattern = new RegExp(`^${name}$`);
  const getName = (element: HTMLElement) =>
    element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role])].find(
    (element) =>
      pattern.test(getName(element).trim().replaceAll(/\s+/g, ' ')) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  if (!found) return null;
  if (isPressed) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x: left, y: top, width, height } = found.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  if (!isPressed) return middle;
  const highest = document.elementFromPoint(middle.x, middle.y);
  return highest && (found.contains(highest) || highest.contains(found)) ? middle : null;
}
