import type { EditorPart } from '@almaty/delivery/schema';
import type { CustomPreviewTemplate } from '@sveltia/cms';
import { createElement } from 'react';
import { readValues } from './read-values.ts';
import { createUndoButton, type Undoing } from './undo-button.ts';

/**
 * Creates the preview of a collection: an element that the remote fills. Sveltia CMS has its own copy of React, so a
 * component of ours, with hooks, cannot be rendered by it. Above it a published entry has the button that undoes its last change.
 *
 * @param undoing undefined where nothing is published on the screen.
 */
export const createPreview =
  ({ showPreview }: EditorPart, collection: string, undoing?: Undoing): CustomPreviewTemplate =>
  ({ entry }) => {
    const slug = entry.get('slug');
    const preview = createElement('div', {
      ref: (place: HTMLElement | null) => {
        if (place) showPreview(place, { collection, slug, values: readValues(entry.get('data')) });
      },
    });
    if (!undoing || !slug) return preview;
    return createElement(
      'div',
      null,
      createUndoButton({ path: entry.get('path'), collection, slug }, undoing),
      preview,
    );
  };
