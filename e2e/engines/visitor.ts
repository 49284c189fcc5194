import type { Point, Window } from './engine.ts';
import { locate, type Target } from './locate.ts';
import { waitFor } from './wait-for.ts';

/** How somebody uses the site, by what is seen. Each waits for what it names, and throws an error with that name. */
export type Visitor = {
  window: Window;
  /** Opens a path of the site, or an address, and waits until React has hydrated the page. */
  open: (path: string) => Promise<void>;
  press: (...target: Target) => Promise<void>;
  /** Replaces the text of a field. */
  type: (name: string, text: string) => Promise<void>;
  see: (...target: Target) => Promise<Point>;
  /** Waits until a function that runs in the page returns something, and returns that. */
  wait: <Args extends readonly unknown[], Result>(
    what: string,
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<NonNullable<Result>>;
};

const isHydrated = () =>
  document.readyState === 'complete' &&
  document.querySelector('[data-hydration-boundary]:not([data-hydrated])') === null;

const selectText = () => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
};

/** Uses a window as visitors do. @param origin of the site. */
export function createVisitor(window: Window, origin: string): Visitor {
  const wait: Visitor['wait'] = (what, task, ...args) => waitFor(what, () => window.run(task, ...args));
  const see: Visitor['see'] = (role, name) => wait(`${role} “${name}”`, locate, role, name, false);
  const press: Visitor['press'] = async (role, name) =>
    window.press(await wait(`${role} “${name}” to press`, locate, role, name, true));
  return {
    window,
    wait,
    see,
    press,
    open: async (path) => {
      await window.open(new URL(path, origin).href);
      await wait(`hydration of ${path.split('#')[0]}`, isHydrated);
    },
    type: async (name, text) => {
      await press('field', name);
      await window.run(selectText);
      await window.type(text);
    },
  };
}
