import type { EditedEntry, EditorPart } from '@almaty/delivery/schema';
import { type ComponentType, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Preview } from './Preview.tsx';

/**
 * Creates what shows an entry in the preview's frame.
 *
 * @param Entry shows it as visitors will see it; it may be unfinished.
 */
export function createPreview(
  findMistakes: EditorPart['findMistakes'],
  Entry: ComponentType<EditedEntry>,
): EditorPart['showPreview'] {
  const roots = new WeakMap<HTMLElement, Root>();
  return (place, entry) => {
    const root = roots.get(place) ?? createRoot(place);
    roots.set(place, root);
    const children = createElement(Entry, entry);
    root.render(createElement(Preview, { mistakes: findMistakes(entry), children }));
  };
}
