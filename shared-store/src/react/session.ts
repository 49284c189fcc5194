import type { StateStorage } from 'zustand/middleware';

const unlessRefused = <T>(use: () => T): T | null => {
  try {
    return use();
  } catch {
    return null;
  }
};

/** The browser session. Where it is forbidden or full nothing throws: what is chosen lives as long as the page. */
export const session: StateStorage = {
  getItem: (name) => unlessRefused(() => sessionStorage.getItem(name)),
  setItem: (name, text) => unlessRefused(() => sessionStorage.setItem(name, text)),
  removeItem: (name) => unlessRefused(() => sessionStorage.removeItem(name)),
};
