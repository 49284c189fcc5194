import { createEditorPart } from '@almaty/content/editor';
import { testFormats } from '@almaty/content/formats-test';
import { CONTENT_FOLDER, WORKSPACE } from '../build/content/read-content.ts';
import { catalogueCollections } from './catalogue-collections.ts';

const part = createEditorPart({
  ...{ remote: 'catalogue', collections: catalogueCollections, due: [], translated: {}, styles: [] },
  Entry: () => null,
});

testFormats(part, WORKSPACE, CONTENT_FOLDER);
