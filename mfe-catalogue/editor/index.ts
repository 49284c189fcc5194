import { createEditorPart } from '@almaty/content/editor';
import siteStyles from '@almaty/ui/base.css?url';
import due from '../generated/due.json' with { type: 'json' };
import translated from '../messages/translated.json' with { type: 'json' };
import pageStyles from '../src/app.css?url';
import { catalogueCollections } from './catalogue-collections.ts';
import { EntryPreview } from './EntryPreview.tsx';

/** What the catalogue brings to the screen of content editors. */
export const editorPart = createEditorPart({
  remote: 'catalogue',
  collections: catalogueCollections,
  due,
  translated,
  // With the styles of the site and of the page, the preview looks like the page.
  styles: [siteStyles, pageStyles],
  Entry: EntryPreview,
});
