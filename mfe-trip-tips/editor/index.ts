import { createEditorPart } from '@almaty/content/editor';
import siteStyles from '@almaty/ui/base.css?url';
import due from '../generated/due.json' with { type: 'json' };
import translated from '../messages/translated.json' with { type: 'json' };
import pageStyles from '../src/app.css?url';
import { TipPreview } from './TipPreview.tsx';
import { createTipCollections } from './tip-collections.ts';

/** What the trip tips bring to the screen of content editors. */
export const editorPart = createEditorPart({
  remote: 'trip-tips',
  collections: createTipCollections(),
  due,
  translated,
  // With the styles of the site and of the page, the preview looks like the page.
  styles: [siteStyles, pageStyles],
  Entry: TipPreview,
});
