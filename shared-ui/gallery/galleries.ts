import type { ComponentType } from 'react';

/** The default export of a `*.gallery.tsx` file: name of a state -> component that shows it. */
export type Gallery = Readonly<Record<string, ComponentType>>;

const modules = import.meta.webpackContext('../src', { recursive: true, regExp: /\.gallery\.tsx$/ });

/** Every gallery, by the file name of its component. */
export const galleries: Readonly<Record<string, Gallery>> = Object.fromEntries(
  modules.keys().map((key) => {
    const { default: gallery } = modules(key) as { default: Gallery };
    return [key.replace(/^.*\/(.+)\.gallery\.tsx$/, '$1'), gallery];
  }),
);
