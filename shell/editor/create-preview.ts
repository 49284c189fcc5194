import type { EditorPart } from '@almaty/delivery/schema';
import type { CustomPreviewTemplate } from '@sveltia/cms';
import { createElement } from 'react';
import { readValues } from './read-values.ts';

/**
 * Creates the preview of a collection: an element that the remote fills. Sveltia CMS has its own copy of React, so a
 * component of ours, with hooks, cannot be rendered by it.
 */
export const createPreview =
  ({ showPreview }: EditorPart, collection: string): CustomPreviewTemplate =>
  ({ entry }) =>
    createElement('div', {
      ref: (place: HTMLElement | null) => {
        if (place) showPreview(place, { collection, slug: entry.get('slug'), values: readValues(entry.get('data')) });
      },
    });
