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
 * @returns its middle; null while it is not there, is covered, or moves.
 */
export async function locate(role: Role, name: string, isPressed: boolean): Promise<Point | null> {
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
  const getMiddle = () => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  if (!isPressed) return getMiddle();
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = getMiddle();
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  const { x, y } = getMiddle();
  const highest = document.elementFromPoint(x, y);
  const isReachable = highest && (found.contains(highest) || highest.contains(found));
  return isReachable && before.x === x && before.y === y ? { x, y } : null;
}
