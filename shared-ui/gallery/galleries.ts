import type { ComponentType } from 'react';

/** What a `*.gallery.tsx` exports as its default: each state worth seeing, by name. */
export type Gallery = Readonly<Record<string, ComponentType>>;

const modules = import.meta.webpackContext('../src', { recursive: true, regExp: /\.gallery\.tsx$/ });

/** Every gallery beside a primitive, by the primitive's file name. */
export const galleries: Readonly<Record<string, Gallery>> = Object.fromEntries(
  modules.keys().map((key) => {
    const { default: gallery } = modules(key) as { default: Gallery };
    return [key.replace(/^.*\/(.+)\.gallery\.tsx$/, '$1'), gallery];
  }),
);
