import type { EditedEntry, EditorPart } from '@almaty/delivery/schema';
import { type ComponentType, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Preview } from './Preview.tsx';
import type { NamedStaleText } from './StaleTexts.tsx';

/**
 * Creates what shows an entry in the preview's frame.
 *
 * @param Entry shows it as visitors will see it; it may be unfinished.
 */
export function createPreview(
  findMistakes: EditorPart['findMistakes'],
  findStaleTexts: (entry: EditedEntry) => Promise<readonly NamedStaleText[]>,
  Entry: ComponentType<EditedEntry>,
): EditorPart['showPreview'] {
  const roots = new WeakMap<HTMLElement, Root>();
  return (place, entry) => {
    const root = roots.get(place) ?? createRoot(place);
    roots.set(place, root);
    const children = createElement(Entry, entry);
    const props = { mistakes: findMistakes(entry), findStaleTexts: () => findStaleTexts(entry), children };
    root.render(createElement(Preview, props));
  };
}
