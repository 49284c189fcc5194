import type { EditorPart } from '@almaty/delivery/schema';
import type { CustomPreviewTemplate } from '@sveltia/cms';
import { createElement } from 'react';

/** The data of an entry, which Sveltia CMS passes as an Immutable map. */
const toValues = (data: unknown): Record<string, unknown> =>
  (data as { toJS?: () => Record<string, unknown> } | undefined)?.toJS?.() ?? {};

/**
 * Creates the preview of a collection: an element that the remote fills. Sveltia CMS has its own copy of React, so a
 * component of ours, with hooks, cannot be rendered by it.
 */
export const createPreview =
  ({ showPreview }: EditorPart, collection: string): CustomPreviewTemplate =>
  ({ entry }) =>
    createElement('div', {
      ref: (place: HTMLElement | null) => {
        if (place) showPreview(place, { collection, slug: entry.get('slug'), values: toValues(entry.get('data')) });
      },
    });
